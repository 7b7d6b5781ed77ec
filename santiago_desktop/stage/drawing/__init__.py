"""Pictures, letters and surfaces."""

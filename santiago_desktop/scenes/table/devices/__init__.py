"""What lies on a sheet: a device for each kind of block in `contract/sheet.py`."""

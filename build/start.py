"""Where a bundle begins: workers of `simulate` turn off here, before anything else is imported."""

import sys
from multiprocessing import freeze_support

if __name__ == "__main__":
    freeze_support()
    from santiago_desktop.__main__ import main

    sys.exit(main())

"""The shapes of the server's bodies for the type generator: `npm run types` calls it from web/."""

import json
import sys

from approdo.server.app import create_app

described = create_app().openapi()
json.dump({**described, "paths": {}}, sys.stdout, sort_keys=True)

"""The fast core: every game's rules a second time as kernels over flat rows, proved equal to the readable ones.

    import approdo.fast
    games = approdo.fast.batch("new-england", players=3, games=1024, seed=1, mask=True, observe=True)

Nothing else of Approdo needs it. It needs numpy, and numba to be fast: `pip install approdo[fast]`.
"""

from importlib.util import find_spec

from approdo.core.errors import ApprodoError

INSTALL = "the fast core needs numpy (and numba to be fast); install both with: pip install 'approdo[fast]'"
if find_spec("numpy") is None:
    raise ApprodoError(INSTALL)

from approdo.fast.batch import Batch, batch  # noqa: E402
from approdo.fast.registry import games_with_kernel  # noqa: E402

__all__ = ["Batch", "batch", "games_with_kernel"]

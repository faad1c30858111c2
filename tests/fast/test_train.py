"""Training: it goes on from what was saved, however it ended, and a net is published only if it is stronger."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest

from approdo.bots.value import value_of
from approdo.core.registry import info
from approdo.fast.nets import judge_of
from approdo.fast.train import Net, Trainer

LEARNED = ["new-england", "new-haven", "new-salem"]


def _worth(net: Net, x: Any) -> Any:
    """The sums of a net, for scaled features."""
    w1, b1, w2, wl, b2 = net.p
    return np.maximum(x @ w1 + b1, 0) @ w2 + x @ wl + b2[0]


def test_what_was_saved_outlives_a_save_that_is_cut_off(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer("new-england", tmp_path)
    trainer.played = 40
    trainer.save()

    def cut_off(file: Path, **arrays: Any) -> None:
        file.write_bytes(b"PK")
        raise KeyboardInterrupt

    monkeypatch.setattr(np, "savez", cut_off)
    trainer.net.p[4] = trainer.net.p[4] + 1
    with pytest.raises(KeyboardInterrupt):
        trainer.save()
    again = Trainer("new-england", tmp_path)
    assert again.resume()
    assert again.played == 40
    assert again.net.p[4] == trainer.net.p[4] - 1


def test_who_goes_on_meets_other_chances_than_before(tmp_path: Path) -> None:
    trainer = Trainer("new-england", tmp_path)
    trainer.say("the first line")
    begun = trainer.rng.tolist()
    trainer.played = 40
    trainer.save()
    again = Trainer("new-england", tmp_path)
    assert again.rng.tolist() == begun
    assert again.resume()
    assert again.rng.tolist() != begun
    again.say("the second")
    assert [line.rpartition(": ")[2] for line in again.log] == ["the first line", "the second"]
    assert (tmp_path / "log.txt").read_text().splitlines() == again.log


@pytest.mark.parametrize("id", LEARNED)
def test_the_published_net_is_the_same_in_another_scale_and_width(id: str, tmp_path: Path) -> None:
    trainer, value = Trainer(id, tmp_path), value_of(info(id).package)
    assert value is not None
    x = np.random.default_rng(3).random((4, value.features.size)).astype(np.float32)
    judge = judge_of(value, None, 0, None)
    w1, b1, w2, wl, b2 = judge.weights
    scaled = x * judge.scale
    expected = np.maximum(scaled @ w1 + b1, 0) @ w2 + scaled @ wl + b2[0]
    trainer.scale = np.linspace(0.5, 2.0, value.features.size).astype(np.float32)
    net = trainer.published()
    assert net is not None
    assert _worth(net, x * trainer.scale) == pytest.approx(expected, rel=1e-3)
    assert _worth(net.wider(value.hidden + 3), x * trainer.scale) == pytest.approx(expected, rel=1e-3)


@pytest.mark.parametrize(("shares", "kept"), [((0.5, 0.6, 0.2, 0.5), True), ((0.36, 0.6, 0.32, 0.6), False)])
def test_a_net_is_kept_only_if_a_round_robin_tells_it_stronger(
    shares: tuple[float, ...], kept: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """new : old, new : greedy, old : new, old : greedy, of 200 games each."""
    trainer, told = Trainer("new-england", tmp_path), iter(shares)
    monkeypatch.setattr(trainer, "_share", lambda *_: next(told))
    assert trainer.is_stronger(200) is kept
    assert "round robin, 200 games each" in trainer.log[-1]


def test_what_is_not_stronger_is_not_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    trainer = Trainer("new-england", tmp_path)
    monkeypatch.setattr(trainer, "is_stronger", lambda games: False)
    monkeypatch.setattr(Path, "write_text", lambda *_: pytest.fail("it was written"))
    assert trainer.publish() is None

"""schemathesis over the published API: no server error, documented answers only, whatever is sent."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given
from hypothesis import settings as examples
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from approdo.server.app import create_app

from .conftest import Person, Running, settings

CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
SKIPPED = {"events", "logout", "logout_everywhere", "delete_me"}
"""An endless stream, and what would end the session of the test (test_accounts.py has those)."""
OPERATIONS = sorted(
    operation["operationId"]
    for path in create_app(settings(Path("/nowhere"))).openapi()["paths"].values()
    for operation in path.values()
    if operation["operationId"] not in SKIPPED
)


def test_every_path_is_told_in_the_docs() -> None:
    told = (Path(__file__).parents[2] / "docs" / "SERVER_API.md").read_text(encoding="utf-8")
    paths = create_app(settings(Path("/nowhere"))).openapi()["paths"]
    fixed = {path: [part for part in path.split("/") if part and not part.startswith("{")] for path in paths}
    assert [path for path, parts in fixed.items() if parts[-1] not in told] == []


@pytest.fixture(scope="module")
def api(running: Running) -> tuple[Any, Person, str]:
    ann = Person(running.url, None)
    ann.post("/api/account", name="Ann", password="a long walk by the harbour")
    table = ann.create("new-haven", "me", "hotseat", public=True)
    return schemathesis.openapi.from_url(f"{running.url}/api/openapi.json"), ann, table


def _attack(api: tuple[Any, Person, str], operation_id: str, count: int) -> None:
    schema, ann, table = api
    operation = schema.find_operation_by_id(operation_id)

    @given(case=operation.as_strategy(), real=st.booleans())
    @examples(
        max_examples=count,
        deadline=None,
        database=None,
        phases=[Phase.explicit, Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def attack(case: Any, real: bool) -> None:
        if real and "table_id" in (case.path_parameters or {}):
            case.path_parameters["table_id"] = table
        case.call_and_validate(checks=CHECKS, headers={"cookie": f"approdo={ann.http.cookies['approdo']}"})

    attack()
    assert httpx.get(f"{ann.url}/healthz").is_success


@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_strange_requests_get_documented_answers(api: tuple[Any, Person, str], operation_id: str) -> None:
    _attack(api, operation_id, 6)


@pytest.mark.deep
@pytest.mark.parametrize("operation_id", OPERATIONS)
def test_many_strange_requests_get_documented_answers(api: tuple[Any, Person, str], operation_id: str) -> None:
    _attack(api, operation_id, int(os.environ.get("APPRODO_REQUESTS", "300")))

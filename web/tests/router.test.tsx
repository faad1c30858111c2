import { fireEvent, render } from "@testing-library/preact";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { A, findRoute, go, match, path, query } from "../src/router";

beforeEach(() => {
  vi.stubGlobal("scrollTo", () => undefined);
  go("/");
});

describe("patterns", () => {
  it("read the parameters of a path, with or without a slash at its end", () => {
    expect(match("/table/:id", "/table/a%20b")).toEqual({ id: "a b" });
    expect(match("/table/:id", "/table/x/")).toEqual({ id: "x" });
    expect(match("", "/")).toEqual({});
  });
  it("fit whole paths only", () => {
    expect(match("/table/:id", "/table")).toBeNull();
    expect(match("/table/:id", "/table/x/y")).toBeNull();
    expect(match("/rules", "/new")).toBeNull();
  });
});

describe("routes", () => {
  const routes = [
    ["/new", () => Promise.resolve("pick")],
    ["/new/:game", () => Promise.resolve("set up")],
  ] as const;
  it("lead to the first one that fits", async () => {
    expect(await findRoute(routes, "/new")?.load()).toBe("pick");
    const found = findRoute(routes, "/new/neuland");
    expect(found?.params).toEqual({ game: "neuland" });
    expect(await found?.load()).toBe("set up");
    expect(findRoute(routes, "/nowhere")).toBeNull();
  });
});

describe("going", () => {
  it("sets path and query, and the browser's way back", () => {
    go("/new?invite=1");
    expect(path.value).toBe("/new");
    expect(query.value.get("invite")).toBe("1");
    const length = history.length;
    go("/rules", true);
    expect(path.value).toBe("/rules");
    expect(history.length).toBe(length);
  });
  it("happens by a plain click on a link, and is the browser's with a key held", () => {
    const { getByText } = render(<A href="/settings">there</A>);
    fireEvent.click(getByText("there"), { ctrlKey: true });
    expect(path.value).toBe("/");
    fireEvent.click(getByText("there"));
    expect(path.value).toBe("/settings");
  });
});

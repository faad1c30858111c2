import { afterEach, describe, expect, it, vi } from "vitest";
import { ApiError, addresses, api, reasonOf } from "../src/api";
import { addText, lang } from "../src/text";
import { source } from "./helpers";

interface Answer {
  status?: number;
  json?: unknown;
  text?: string;
}
/** Answers every request so; what was asked can be read from the result. */
function answering({ status = 200, json, text = "" }: Answer) {
  const asked = vi.fn((_url: string, _init: RequestInit) => {
    const body = json === undefined ? text : JSON.stringify(json),
      type = json === undefined ? "text/plain" : "application/json";
    return Promise.resolve(new Response(body, { status, headers: { "content-type": type } }));
  });
  vi.stubGlobal("fetch", asked);
  return asked;
}
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = "";
});

describe("asking", () => {
  it("sends the reader's language, and a body only where there is one", async () => {
    const asked = answering({ json: [] });
    lang.value = "it";
    await api.games();
    expect(asked.mock.calls[0]?.[0]).toBe("/api/games");
    expect(asked.mock.calls[0]?.[1]).toMatchObject({ method: "GET", headers: { "accept-language": "it" } });
    expect(asked.mock.calls[0]?.[1]).not.toHaveProperty("body");
  });
  it("gives every action an id of its own, so that it counts once", async () => {
    const asked = answering({ json: { seq: 3 } });
    await api.act("t", 0, 7, 12);
    await api.act("t", 0, 7, 12);
    const sent = asked.mock.calls.map(([, init]) => JSON.parse(String(init.body)) as { client_id: string });
    expect(sent[0]).toMatchObject({ seat: 0, decision: 7, action: 12 });
    expect(sent[0]?.client_id).not.toBe(sent[1]?.client_id);
  });
  it("takes the invite code of the address along", async () => {
    const asked = answering({ json: {} });
    location.hash = "#invite=abc";
    await api.past("t", 4, null);
    expect(asked.mock.calls[0]?.[0]).toBe("/api/tables/t/history/4?invite=abc");
    expect(addresses.socket("t")).toMatch(/^ws.*\/api\/tables\/t\/socket\?invite=abc$/);
  });
  it("reads texts as text", async () => {
    answering({ text: "a = b" });
    expect(await api.gameText("neuland", "it")).toBe("a = b");
  });
});

describe("refusals", () => {
  it("keep the server's words, code and paragraphs", async () => {
    answering({ status: 409, json: { code: "too-late", text: "It is over.", rules: ["nh.1.1"] } });
    const error = await api.start("t").catch((e: unknown) => e);
    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({ status: 409, code: "too-late", message: "It is over.", rules: ["nh.1.1"] });
    expect(reasonOf(error)).toBe("It is over.");
  });
  it("are told in our words where the server has none", async () => {
    answering({ status: 502, text: "Bad gateway" });
    addText("en", source("src/text/en.ftl"));
    lang.value = "en";
    const error = await api.start("t").catch((e: unknown) => e);
    expect(error).toMatchObject({ status: 502, code: "unknown", rules: [] });
    expect(reasonOf(error)).toMatch(/server/i);
  });
});

import { describe, expect, test } from "vitest";
import { readAiServer } from "./aiServer.ts";

describe("the server of drafts by AI", () => {
  test("is none where nothing is set", () => {
    expect(readAiServer({})).toEqual({ aiServer: null, problems: [] });
  });

  test("has an address and a model, and a key where it asks for one", () => {
    expect(readAiServer({ BASE_URL: "https://ai.example/v1/", API_KEY: "k", MODEL: "m" })).toEqual({
      aiServer: { baseUrl: "https://ai.example/v1", apiKey: "k", model: "m" },
      problems: [],
    });
    expect(readAiServer({ BASE_URL: "http://127.0.0.1:8000/v1", MODEL: "m" }).aiServer?.apiKey).toBeNull();
  });

  test.each([
    [{ API_KEY: "k" }, ["AI_BASE_URL", "AI_MODEL"]],
    [{ BASE_URL: "https://ai.example/v1" }, ["AI_MODEL"]],
    [{ MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "ai.example", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "http://ai.example/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    // Each looks like an address at home, and is one of the internet.
    [{ BASE_URL: "http://10.evil.example/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "http://127.0.0.1.evil.example/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "http://172.32.0.1/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "http://192.169.0.1/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "http://[2001:db8::1]/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "https://key@ai.example/v1", MODEL: "m" }, ["AI_BASE_URL"]],
    [{ BASE_URL: "https://ai.example/v1?key=k", MODEL: "m" }, ["AI_BASE_URL"]],
  ])("refuses to start with %j", (variables, wrong) => {
    const { aiServer, problems } = readAiServer(variables);
    expect(aiServer).toBeNull();
    expect(problems.map((problem) => problem.split(" ")[0])).toEqual(wrong);
  });

  test.each([
    "http://localhost:11434/v1",
    "http://ollama:11434/v1",
    "http://host.docker.internal:11434/v1",
    "http://10.1.2.3/v1",
    "http://[::1]/v1",
  ])("may answer without encryption on the company’s own machines: %s", (address) => {
    expect(readAiServer({ BASE_URL: address, MODEL: "m" }).problems).toEqual([]);
  });
});

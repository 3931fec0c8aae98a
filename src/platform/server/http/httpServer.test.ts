import { once } from "node:events";
import { connect, type AddressInfo } from "node:net";
import { afterEach, describe, expect, test } from "vitest";
import { makeHttpServer } from "./httpServer.ts";

const timeouts = { headers: 100, request: 200, checkInterval: 50 };
const { server, answerWith } = makeHttpServer({ https: false, timeouts });
// Answers once the whole request is there, as the product does.
answerWith((request, response) => void request.resume().on("end", () => response.end("whole")));
afterEach(() => server.closeAllConnections());

async function answerTo(text: string): Promise<string> {
  if (!server.listening) await once(server.listen(0, "127.0.0.1").unref(), "listening");
  const socket = connect((server.address() as AddressInfo).port, "127.0.0.1");
  let answer = "";
  socket.on("data", (chunk) => (answer += String(chunk)));
  socket.on("error", () => {});
  socket.write(text);
  await once(socket, "close");
  return answer;
}

describe("a client that takes too long", () => {
  test.each([
    ["over its headers", "GET / HTTP/1.1\r\nHost: a\r\nX-Slow: "],
    ["over its body", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\nhalf"],
    [
      "over a body longer than it has",
      "POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\nffff\r\nhalf",
    ],
  ])("%s is let go, with our headers", async (_over, text) => {
    const answer = await answerTo(text);
    expect(answer).toMatch(/^HTTP\/1\.1 408 /);
    expect(answer).toContain("content-security-policy: default-src 'none'");
  });

  test("does not disturb one that does not", async () => {
    const slow = answerTo("GET / HTTP/1.1\r\nHost: a\r\n");
    expect(await answerTo("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")).toContain("whole");
    await slow;
  });
});

test("usually ten seconds for the headers, thirty for the whole", () => {
  const { server: usual } = makeHttpServer({ https: true });
  expect([usual.headersTimeout, usual.requestTimeout]).toEqual([10_000, 30_000]);
});

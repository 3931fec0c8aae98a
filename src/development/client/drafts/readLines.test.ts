import { expect, test } from "vitest";
import { readLines } from "./readLines.ts";

const bytes = new TextEncoder().encode(
  '{"kind":"discarded","é":"à"}\n{"kind":"end","failure":null}\n{"kind":"cut',
);

test.each([1, 2, 3, 7, 28, 500])(
  "lines that come in parts of %i bytes are read when they are whole",
  async (size) => {
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (let at = 0; at < bytes.length; at += size) controller.enqueue(bytes.slice(at, at + size));
        controller.close();
      },
    });
    const read = [];
    for await (const event of readLines(body)) read.push(event);
    expect(read).toEqual([
      { kind: "discarded", é: "à" },
      { kind: "end", failure: null },
    ]);
  },
);

test("who stops reading ends the answer", async () => {
  let isLeft = false;
  const body = new ReadableStream<Uint8Array>({
    pull: (controller) => controller.enqueue(new TextEncoder().encode('{"kind":"discarded"}\n')),
    cancel: () => {
      isLeft = true;
    },
  });
  for await (const _ of readLines(body)) break;
  expect(isLeft).toBe(true);
});

import type { DraftEvent } from "../../contract/drafts.ts";

/** The lines of an answer, each as soon as it is whole: the network cuts them anywhere, also within a letter. */
export async function* readLines(body: ReadableStream<Uint8Array>): AsyncGenerator<DraftEvent> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = "";
  try {
    for (;;) {
      const { value, done } = await reader.read();
      if (done) return;
      const lines = `${rest}${decoder.decode(value, { stream: true })}`.split("\n");
      rest = lines.pop() ?? "";
      for (const line of lines) yield JSON.parse(line) as DraftEvent;
    }
  } finally {
    void reader.cancel().catch(() => {});
  }
}

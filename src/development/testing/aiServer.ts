import { createServer, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";

/** What a server of the tests does with a request: it may stream, stall, break off and lie. */
export type AiBehaviour = (response: ServerResponse) => void | Promise<void>;

export interface ReceivedRequest {
  address: string;
  headers: NodeJS.Dict<string | string[]>;
  body: string;
}

/** A server that speaks the chat API, on a port of its own. `isHeld`: the process waits for it to be stopped. */
export async function startAiServer({ isHeld = true }: { isHeld?: boolean } = {}) {
  const received: ReceivedRequest[] = [];
  let behaviour: AiBehaviour = (response) => void response.writeHead(500).end();
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { url: address = "", headers } = request;
      received.push({ address, headers, body: Buffer.concat(chunks).toString("utf8") });
      void behaviour(response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  if (!isHeld) server.unref();
  const { port } = server.address() as AddressInfo;
  return {
    aiServer: {
      baseUrl: `http://127.0.0.1:${port}/v1`,
      apiKey: "a key of the tests",
      model: "model-of-tests",
    },
    received,
    behave: (next: AiBehaviour) => {
      behaviour = next;
    },
    stop: () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

export const begin = (response: ServerResponse) =>
  response.writeHead(200, { "content-type": "text/event-stream" }).flushHeaders();

export const sendChunk = (response: ServerResponse, content: string, finish: string | null = null) =>
  response.write(
    `data: ${JSON.stringify({
      id: "1",
      object: "chat.completion.chunk",
      created: 0,
      model: "model-of-tests",
      choices: [{ index: 0, delta: { content }, finish_reason: finish }],
    })}\n\n`,
  );

export function finish(response: ServerResponse, reason = "stop") {
  sendChunk(response, "", reason);
  response.end("data: [DONE]\n\n");
}

/** Streams a whole text in small parts. */
export const streaming =
  (text: string, reason = "stop"): AiBehaviour =>
  (response) => {
    begin(response);
    for (const part of text.match(/[\s\S]{1,40}/g) ?? []) sendChunk(response, part);
    finish(response, reason);
  };

/** An objective as it was asked for, of the first skill and its first figure. */
export const writeObjective = (facts: object = {}) => ({
  sentence: "Poser une question avant de répondre",
  measure: "Les collègues disent avoir été écoutés",
  pillar: "leader",
  skill: "s1",
  figures: ["f1"],
  actions: ["Reformuler en réunion", "Demander un retour chaque mois"],
  ...facts,
});
export const writeAnswer = (...objectives: object[]) => JSON.stringify({ objectives });

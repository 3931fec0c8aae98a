import { describe, expect, test } from "vitest";
import { createDraftStore, type Draft, type Value } from "./draftStore.ts";
import { createSaveQueue, type SendingFailure } from "./saveQueue.ts";

type Trouble = "lost request" | "lost answer" | "signed out" | "closed" | "refused";
class Failure extends Error {
  readonly kind: SendingFailure;
  constructor(kind: SendingFailure) {
    super(kind);
    this.kind = kind;
  }
}

/** A clock that is moved by hand, and a server that keeps the rule of the contract: only a newer revision counts. */
function world(revisions: number[] = [0, 0, 0, 0], found: Draft[] = []) {
  let time = 0;
  let online = true;
  let timers: { at: number; run: () => void }[] = [];
  const troubles: Trouble[] = [];
  const held = new Map<number, Value & { revision: number }>(
    revisions.map((revision, position) => [position, { revision, score: null, text: null }]),
  );
  const requests: string[] = [];
  /** The answers that the queue reported as accepted by the server. */
  const known = new Map<number, Value & { revision: number }>();
  const queue = createSaveQueue(
    {
      store: createDraftStore(undefined, found),
      async send({ position, score, text }, revision) {
        requests.push(`${position}:${score}:${text ?? ""}@${revision}`);
        const trouble = troubles.shift();
        await Promise.resolve();
        if (trouble === "lost request") throw new Failure("later");
        if (trouble === "signed out") throw new Failure("signedOut");
        if (trouble === "closed") throw new Failure("closed");
        if (trouble === "refused") throw new Failure("refused");
        if (revision <= (held.get(position)?.revision ?? 0)) throw new Failure("stale");
        held.set(position, { revision, score, text });
        if (trouble === "lost answer") throw new Failure("later");
      },
      readBack: async (position) => held.get(position) ?? { revision: 0, score: null, text: null },
      onAccepted: ({ position, score, text }, revision) => known.set(position, { revision, score, text }),
      classifyFailure: (error) => (error instanceof Failure ? error.kind : "later"),
      isTooLong: ({ text }) => (text ?? "").length > 40,
      isOnline: () => online,
      now: () => time,
      after(milliseconds, run) {
        const timer = { at: time + milliseconds, run };
        timers.push(timer);
        return () => void (timers = timers.filter((other) => other !== timer));
      },
    },
    revisions,
  );
  const settle = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve();
  };
  return {
    queue,
    held,
    known,
    requests,
    troubles,
    settle,
    goOnline(next: boolean) {
      online = next;
      queue.refresh();
    },
    async pass(milliseconds: number) {
      await settle();
      const end = time + milliseconds;
      for (let next = timers.find(({ at }) => at <= end); next; next = timers.find(({ at }) => at <= end)) {
        const { at, run } = next;
        timers = timers.filter((timer) => timer !== next);
        time = Math.max(time, at);
        run();
        await settle();
      }
      time = end;
    },
  };
}
const scored = (position: number, score: number) => ({ position, score, text: null });
const written = (position: number, text: string) => ({ position, score: null, text });

describe("saving", () => {
  test("a choice leaves at once, with the revision after the last one", async () => {
    const { queue, held, settle } = world([0, 7]);
    queue.change(scored(1, 4), 0);
    expect(queue.state().kind).toBe("saving");
    await settle();
    expect(held.get(1)).toEqual({ revision: 8, score: 4, text: null });
    expect(queue.state()).toEqual({ kind: "saved", at: 0 });
    expect(queue.unsent()).toEqual([]);
  });

  test("typing is sent once, after a pause", async () => {
    const { queue, requests, pass } = world();
    for (const text of ["B", "Bo", "Bon"]) {
      queue.change(written(0, text), 600);
      await pass(300);
    }
    expect(requests).toEqual([]);
    await pass(300);
    expect(requests).toEqual(["0:null:Bon@1"]);
  });

  test("answers leave one at a time and in order", async () => {
    const { queue, requests, settle } = world();
    queue.change(scored(0, 1), 0);
    queue.change(scored(1, 2), 0);
    queue.change(scored(2, 3), 0);
    expect(requests).toEqual(["0:1:@1"]);
    await settle();
    expect(requests).toEqual(["0:1:@1", "1:2:@1", "2:3:@1"]);
  });

  test("what is changed during a request is sent after it, with a newer revision", async () => {
    const { queue, held, settle } = world();
    queue.change(scored(0, 1), 0);
    queue.change(scored(0, 5), 0);
    await settle();
    expect(held.get(0)).toEqual({ revision: 2, score: 5, text: null });
  });

  test("leaving sends everything at once, even what was still being typed", async () => {
    const { queue, held, settle } = world();
    queue.change(written(0, "Un exemple"), 600);
    queue.change(written(1, "Un autre"), 600);
    queue.flush();
    await settle();
    expect([held.get(0)?.text, held.get(1)?.text]).toEqual(["Un exemple", "Un autre"]);
  });
});

describe("when the network fails", () => {
  test("it tries again, later and later, and loses nothing", async () => {
    const { queue, held, troubles, pass } = world();
    troubles.push("lost request", "lost request", "lost request");
    queue.change(scored(0, 3), 0);
    await pass(0);
    expect(queue.state()).toEqual({ kind: "retrying", at: 2_000 });
    await pass(2_000);
    expect(queue.state()).toEqual({ kind: "retrying", at: 7_000 });
    await pass(5_000);
    expect(queue.state()).toEqual({ kind: "retrying", at: 17_000 });
    queue.retryNow();
    await pass(0);
    expect(held.get(0)?.score).toBe(3);
    expect(queue.state().kind).toBe("saved");
  });

  test("an answer lost on its way back is not taken for another device", async () => {
    const { queue, held, troubles, pass } = world();
    troubles.push("lost answer");
    queue.change(scored(0, 3), 0);
    await pass(2_000);
    expect(queue.state().kind).toBe("saved");
    expect(held.get(0)).toEqual({ revision: 1, score: 3, text: null });
  });

  test("nor when the answer was changed while it was lost", async () => {
    const { queue, held, troubles, pass } = world();
    troubles.push("lost answer");
    queue.change(scored(0, 3), 0);
    await pass(0);
    queue.change(scored(0, 4), 0);
    await pass(2_000);
    expect(queue.state().kind).toBe("saved");
    expect(held.get(0)).toEqual({ revision: 2, score: 4, text: null });
  });

  test("offline, everything waits; online again, everything leaves", async () => {
    const { queue, held, requests, goOnline, settle } = world();
    goOnline(false);
    queue.change(scored(0, 1), 0);
    queue.change(scored(1, 2), 0);
    await settle();
    expect(requests).toEqual([]);
    expect(queue.state().kind).toBe("offline");
    goOnline(true);
    await settle();
    expect([held.get(0)?.score, held.get(1)?.score]).toEqual([1, 2]);
    expect(queue.state().kind).toBe("saved");
  });
});

describe("when the page comes back", () => {
  const left = (position: number, score: number, more: Partial<Draft> = {}): Draft => ({
    ...scored(position, score),
    base: 0,
    sent: [],
    at: 0,
    ...more,
  });

  test("what waited on the device leaves, in the order in which it was written", async () => {
    const { queue, requests, known, settle } = world([0, 0, 0], [left(2, 1), left(0, 5)]);
    queue.retryNow();
    await settle();
    expect(requests).toEqual(["2:1:@1", "0:5:@1"]);
    expect(known.get(0)).toEqual({ revision: 1, score: 5, text: null });
  });
  test("trying again to send what waited does not make it younger", async () => {
    const { queue, troubles, pass, settle } = world([0], [left(0, 5, { at: -5_000 })]);
    troubles.push("lost request");
    await pass(1_000);
    queue.retryNow();
    await settle();
    expect(queue.unsent()).toMatchObject([{ at: -5_000 }]);
    queue.change(scored(0, 4), 600);
    expect(queue.unsent()).toMatchObject([{ at: 1_000 }]);
  });
  test("an answer that had arrived before the page closed is not sent as a new one", async () => {
    const { queue, held, settle } = world([1, 0], [left(0, 4, { sent: [{ score: 4, text: null }] })]);
    held.set(0, { revision: 1, score: 4, text: null });
    queue.retryNow();
    await settle();
    expect(held.get(0)?.revision).toBe(1);
    expect(queue.unsent()).toEqual([]);
  });
  test("nor is it taken for another device when it was changed since", async () => {
    const { queue, held, settle } = world([1, 0], [left(0, 2, { sent: [{ score: 4, text: null }] })]);
    held.set(0, { revision: 1, score: 4, text: null });
    queue.retryNow();
    await settle();
    expect(held.get(0)).toEqual({ revision: 2, score: 2, text: null });
  });
  test("an answer given elsewhere meanwhile is not written over", async () => {
    const { queue, held, settle } = world([3, 0], [left(0, 2)]);
    held.set(0, { revision: 3, score: 5, text: null });
    queue.retryNow();
    await settle();
    expect(held.get(0)?.score).toBe(5);
    expect(queue.state()).toMatchObject({ kind: "conflict", conflicts: [{ mine: { score: 2 } }] });
  });
  test("what was read again without the network follows the server, except where something waits", async () => {
    const { queue, held, goOnline, settle } = world([0, 0, 0]);
    goOnline(false);
    queue.change(scored(0, 2), 0);
    held.set(0, { revision: 1, score: 5, text: null });
    held.set(1, { revision: 4, score: 1, text: null });
    goOnline(true);
    queue.adopt([1, 4, 0]);
    queue.change(scored(1, 3), 0);
    await settle();
    expect(held.get(1)).toEqual({ revision: 5, score: 3, text: null });
    expect(queue.state().kind).toBe("conflict");
  });
});

describe("when another device answered", () => {
  const conflicting = async () => {
    const given = world();
    given.held.set(0, { revision: 1, score: 5, text: "Depuis l’autre" });
    given.queue.change(scored(0, 2), 0);
    given.queue.change(scored(1, 3), 0);
    await given.settle();
    return given;
  };

  test("both versions are shown, and the other questions go on being saved", async () => {
    const { queue, held } = await conflicting();
    expect(queue.state()).toMatchObject({
      kind: "conflict",
      conflicts: [{ position: 0, mine: { score: 2 }, other: { score: 5, text: "Depuis l’autre" } }],
    });
    expect(held.get(0)?.score).toBe(5);
    expect(held.get(1)?.score).toBe(3);
  });
  test("keeping this one replaces the other", async () => {
    const { queue, held, settle } = await conflicting();
    expect(queue.resolve(0, "mine")).toMatchObject({ score: 2 });
    await settle();
    expect(held.get(0)).toEqual({ revision: 2, score: 2, text: null });
    expect(queue.state().kind).toBe("saved");
  });
  test("keeping the other drops this one", async () => {
    const { queue, held, settle } = await conflicting();
    expect(queue.resolve(0, "other")).toMatchObject({ score: 5, text: "Depuis l’autre" });
    await settle();
    expect(held.get(0)?.revision).toBe(1);
    expect(queue.unsent()).toEqual([]);
  });
});

describe("when the server says no", () => {
  test("a session that ended holds everything back until it is open again", async () => {
    const { queue, held, requests, troubles, settle } = world();
    troubles.push("signed out");
    queue.change(scored(0, 2), 0);
    await settle();
    queue.change(scored(1, 3), 0);
    await settle();
    expect(queue.state().kind).toBe("signedOut");
    expect(requests).toHaveLength(1);
    queue.resume();
    await settle();
    expect([held.get(0)?.score, held.get(1)?.score]).toEqual([2, 3]);
  });

  test("one answer that cannot be taken does not hold the others back", async () => {
    const { queue, held, troubles, settle, pass } = world();
    troubles.push("refused");
    queue.change(scored(0, 2), 0);
    queue.change(scored(1, 3), 0);
    await settle();
    expect(held.get(1)?.score).toBe(3);
    expect(queue.unsent()).toMatchObject([scored(0, 2)]);
    expect(queue.state().kind).toBe("retrying");
    await pass(30_000);
    expect(held.get(0)?.score).toBe(2);
    expect(queue.state().kind).toBe("saved");
  });

  test("a closed evaluation keeps what was typed, to be copied", async () => {
    const { queue, requests, troubles, settle } = world();
    troubles.push("closed");
    queue.change(written(0, "Mon exemple"), 0);
    await settle();
    queue.change(written(0, "Mon exemple complet"), 0);
    queue.retryNow();
    await settle();
    expect(queue.state().kind).toBe("closed");
    expect(requests).toHaveLength(1);
    expect(queue.unsent()).toMatchObject([written(0, "Mon exemple complet")]);
  });
});

test("finalising waits for everything to be sent, and is told when something cannot leave", async () => {
  const { queue, troubles, held } = world();
  queue.change(written(0, "Encore en train d’écrire"), 600);
  expect(await queue.whenSent()).toBe(true);
  expect(held.get(0)?.text).toBe("Encore en train d’écrire");
  troubles.push("lost request");
  queue.change(scored(1, 4), 0);
  expect(await queue.whenSent()).toBe(false);
});

describe("what is longer than the server takes", () => {
  const long = "beaucoup trop long ".repeat(3);
  test("waits, and every other answer leaves", async () => {
    const { queue, held, settle } = world();
    queue.change(written(0, long), 0);
    queue.change(scored(1, 4), 0);
    queue.change(written(2, "court"), 0);
    await settle();
    expect([1, 2].map((position) => held.get(position)?.revision)).toEqual([1, 1]);
    expect(held.get(0)?.revision).toBe(0);
    expect(queue.state().kind).toBe("tooLong");
    expect(queue.unsent()).toMatchObject([{ position: 0, text: long }]);
  });

  test("leaves as soon as it is short enough", async () => {
    const { queue, held, settle } = world();
    queue.change(written(0, long), 0);
    await settle();
    queue.change(written(0, "court"), 0);
    await settle();
    expect(held.get(0)).toMatchObject({ revision: 1, text: "court" });
    expect(queue.state().kind).toBe("saved");
  });

  test("is there after a reload, unsent, and neither leaving nor finalising sends it", async () => {
    const found: Draft = { ...written(0, long), base: 0, sent: [], at: 0 };
    const { queue, requests, settle } = world([0], [found]);
    queue.retryNow();
    queue.flush();
    await settle();
    expect(await queue.whenSent()).toBe(false);
    expect(requests).toEqual([]);
    expect(queue.unsent()).toEqual([found]);
  });

  test("replaces nothing that the server holds already", async () => {
    const { queue, held, settle } = world();
    queue.change(written(0, "court"), 0);
    await settle();
    queue.change(written(0, long), 0);
    await settle();
    expect(held.get(0)).toMatchObject({ revision: 1, text: "court" });
  });
});

test("a letter typed as two characters, kept by the server as one, is the same answer", async () => {
  const { queue, held, troubles, settle, pass } = world();
  troubles.push("lost answer");
  queue.change(written(0, "e\u0301te\u0301"), 0);
  await settle();
  held.set(0, { revision: 1, score: null, text: "été" });
  await pass(2_000);
  expect(queue.state().kind).toBe("saved");
});

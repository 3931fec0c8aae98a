import { setTimeout as pause } from "node:timers/promises";
import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { endSession, readSessionToken } from "#accounts/server/sessions.ts";
import { makeLive, type Live } from "#notifications/server/live.ts";
import { changesChannel, parseKeys } from "#notifications/server/notify.ts";
import { listenTo } from "#platform/server/database/databaseListener.ts";
import { answerAll, launchEvaluation, recordStatements } from "../../testing/answering.ts";
import { startWholeServer } from "../../testing/wholeServer.ts";
import { makeWorld, type Person } from "../../testing/world.ts";

const world = await makeWorld();
const errors: Error[] = [];

/** A process of the product: its own streams, and its own connection that listens. */
async function startProcess() {
  const live = makeLive(world.services);
  const listener = await listenTo({
    // With the login of the requests, which owns nothing.
    url: world.database.requestsUrl,
    channel: changesChannel,
    onMessage: live.changed,
    onReconnect: live.changedForAll,
    onError: (error) => errors.push(error),
  });
  const server = await startWholeServer(world.services, async () => true, { live });
  server.open();
  return {
    live,
    url: server.url,
    stop: async () => {
      live.close();
      await listener.stop();
      await server.stop();
    },
  };
}
let [one, other]: { live: Live; url: string; stop: () => Promise<void> }[] = [];
beforeAll(async () => {
  [one, other] = [await startProcess(), await startProcess()];
});
afterAll(() => Promise.all([one!.stop(), other!.stop()]));
const opened: AbortController[] = [];
afterEach(() => opened.splice(0).forEach((each) => each.abort()));

/** Opens the events of a person; `readNext` answers the next event that is no sign of life, null at the end. */
async function follow({ url }: { url: string }, person: Pick<Person, "cookie">) {
  const leaving = new AbortController();
  opened.push(leaving);
  const response = await fetch(`${url}/live/notifications`, {
    headers: { cookie: person.cookie },
    signal: leaving.signal,
  });
  const reader = response.body!.pipeThrough(new TextDecoderStream()).getReader();
  let text = "";
  const readNext = async (): Promise<string | null> => {
    for (;;) {
      const end = text.indexOf("\n\n");
      if (end >= 0) {
        const event = text.slice(0, end);
        text = text.slice(end + 2);
        if (event.startsWith("event:")) return event.replace(/^event: (\w+)\ndata: /, "$1 ");
        continue;
      }
      const { done, value } = await reader.read();
      if (done) return null;
      text += value;
    }
  };
  return { response, next: readNext, leave: () => leaving.abort() };
}

async function invitePeer() {
  const lead = await world.company();
  const [subject, peer] = [await world.person(lead), await world.person(lead)];
  const made = await launchEvaluation(world, {
    author: lead,
    subject,
    invited: [[peer, "peer"]],
    subjectAnswers: false,
  });
  return { lead, subject, peer, made };
}

describe("the unread count", () => {
  test("comes at once, and again when another process writes, without what happened", async () => {
    const { lead, peer, made } = await invitePeer();
    const [here, there] = [await follow(one!, peer), await follow(other!, peer)];
    expect([await here.next(), await there.next()]).toEqual(['unread {"count":0}', 'unread {"count":0}']);
    await lead.api.evaluations.remind({ id: made.id });
    expect([await here.next(), await there.next()]).toEqual(['unread {"count":1}', 'unread {"count":1}']);
    await peer.api.notifications.readAll({ until: world.clock.now.toISOString() });
    expect([await here.next(), await there.next()]).toEqual(['unread {"count":0}', 'unread {"count":0}']);
  });

  test("is one’s own: nobody else hears anything", async () => {
    const { lead, subject, peer, made } = await invitePeer();
    const heard: string[] = [];
    const leading = await follow(one!, lead);
    const evaluated = await follow(one!, subject);
    for (const stream of [leading, evaluated]) {
      await stream.next();
      void stream.next().then(
        (event) => heard.push(String(event)),
        () => undefined,
      );
    }
    const asking = await follow(one!, peer);
    await asking.next();
    await lead.api.evaluations.remind({ id: made.id });
    expect(await asking.next()).toBe('unread {"count":1}');
    await answerAll(peer, made);
    await one!.live.beat();
    expect(heard).toEqual([]);
  });

  test("is announced once its cause is committed, in one statement however many people it concerns", async () => {
    const { lead, made } = await invitePeer();
    const sent = await recordStatements(() => lead.api.evaluations.remind({ id: made.id }));
    const said = sent.flatMap((text, at) => (text.includes("pg_notify") ? [at] : []));
    expect(said).toHaveLength(1);
    expect(said[0]).toBeGreaterThan(sent.indexOf("commit"));
    expect(sent.slice(sent.indexOf("commit"), said[0]).some((text) => text === "begin")).toBe(false);
  });

  test("of people told together travels together, within what a message holds", () => {
    const ids = Array.from({ length: 3 }, (_, n) => `person${n}`);
    expect(parseKeys(`company:${ids.join()}`)).toEqual(ids.map((id) => `company:${id}`));
  });

  test("comes again after the connection that listens was lost", async () => {
    const { lead, peer, made } = await invitePeer();
    const stream = await follow(one!, peer);
    await stream.next();
    await world.database.db.$client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query ilike 'listen%'",
    );
    await lead.api.evaluations.remind({ id: made.id });
    expect(await stream.next()).toBe('unread {"count":1}');
    expect(errors.length).toBeGreaterThan(0);
  });
});

describe("a stream", () => {
  test("asks proxies to pass events on and browsers to keep nothing", async () => {
    const { response } = await follow(one!, await world.company());
    expect(response.headers.get("content-type")).toBe("text/event-stream; charset=utf-8");
    expect(response.headers.get("x-accel-buffering")).toBe("no");
    expect(response.headers.get("cache-control")).toBe("no-store");
  });

  test("needs a session, and ends with it", async () => {
    expect((await follow(one!, { cookie: "" })).response.status).toBe(401);
    const person = await world.company();
    const stream = await follow(one!, person);
    await stream.next();
    const token = readSessionToken(new Headers({ cookie: person.cookie }), world.services.keys);
    await endSession(world.database.db, token!);
    await one!.live.beat();
    expect([await stream.next(), await stream.next()]).toEqual(["ended {}", null]);
  });

  test("is watched together with all others, in one statement", async () => {
    const people = [await world.company(), await world.company(), await world.company()];
    for (const person of people) await (await follow(one!, person)).next();
    expect(await recordStatements(() => one!.live.beat())).toHaveLength(1);
  });

  test("is no use of the session: after 31 minutes it has ended", async () => {
    const before = world.clock.now;
    const stream = await follow(one!, await world.company());
    await stream.next();
    for (let minute = 0; minute < 31; minute += 1) {
      world.clock.advance(60_000);
      await one!.live.beat();
    }
    world.clock.now = before;
    expect([await stream.next(), await stream.next()]).toEqual(["ended {}", null]);
  });

  test("is one of eight at most; one that was left makes room", async () => {
    const person = await world.company();
    const streams = [];
    for (let index = 0; index < 8; index += 1) streams.push(await follow(one!, person));
    expect((await follow(one!, person)).response.status).toBe(429);
    streams[0]?.leave();
    for (;;) {
      const { response } = await follow(one!, person);
      if (response.status === 200) break;
      await pause(20);
    }
  });

  test("that was left while its session was read keeps no place", async () => {
    const { companyId, profileId } = await world.company();
    const live = makeLive(world.services);
    const gone = AbortSignal.abort();
    const app = new Hono().get("/", (c) =>
      streamSSE(c, live.open({ companyId, profileId }, new Headers(), gone)),
    );
    for (let index = 0; index < 9; index += 1) expect(await (await app.request("/")).text()).toBe("");
  });

  test("keeps about twenty messages for a reader who does not read, and ends", async () => {
    const person = await world.company();
    const live = makeLive(world.services);
    const request = new Headers({ cookie: person.cookie });
    const staying = new AbortController().signal;
    const app = new Hono().get("/", (c) => streamSSE(c, live.open(person, request, staying)));
    const response = await app.request("/");
    for (let beats = 0; beats < 40; beats += 1) await live.beat();
    const waited = (await response.text()).split("\n\n").length;
    expect(waited).toBeGreaterThan(15);
    expect(waited).toBeLessThan(30);
  });

  test("ends when the process stops", async () => {
    const third = await startProcess();
    const stream = await follow(third, await world.company());
    await stream.next();
    await third.stop();
    expect(await stream.next()).toBeNull();
  });

  test("refuses another site’s page", async () => {
    const { cookie } = await world.company();
    const response = await fetch(`${one!.url}/live/notifications`, {
      headers: { cookie, "sec-fetch-site": "cross-site" },
    });
    expect(response.status).toBe(403);
  });
});

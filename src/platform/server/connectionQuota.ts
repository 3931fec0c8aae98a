import { refuse, Refusal, type ErrorCode } from "#platform/errors.ts";

/** Whose call it is. */
interface Who {
  personId: string;
  companyId: string;
}

/** What callers have under way in this process, connections of the database above all. */
export interface ConnectionQuota {
  /**
   * Runs a call of a session when its person and its company have room for it; it holds nothing while it waits. Whose
   * session it is, the first call says: until then a session counts by itself.
   */
  run: <T>(session: string, work: (identify: (who: Who) => void) => Promise<T>) => Promise<T>;
}

interface Options {
  /** Connections of the pool. */
  connections: number;
  patienceMs?: number;
}

interface Waiting {
  person: string;
  start: () => void;
}

/** The calls of one company; of a session, until it is known whose it is. */
interface Group {
  running: Map<string, number>;
  count: number;
  waiting: Waiting[];
}

/** A page asks for ten things at once, a browser has a handful of tabs: what waits beyond is no page of ours. */
const mostWaitingOfPerson = 60;
const mostWaitingOfCompany = 500;
const mostKnown = 20_000;
/** Connections that are left to companies which hold fewer than `ofReserve`. */
const reserved = 3;
const ofReserve = 2;

/**
 * Bounds how many connections the calls of one person, and of one company, hold at once: whatever they do (wait for each
 * other's locks, read reports), others find one that is free. The last ones are for companies that hold next to nothing,
 * so that several that hold much leave room too (src/platform/server/README.md).
 */
export function makeConnectionQuota({ connections, patienceMs = 5_000 }: Options): ConnectionQuota {
  const ofPerson = Math.max(1, Math.min(4, connections - 1));
  const ofCompany = Math.max(ofPerson, connections - reserved);
  const groups = new Map<string, Group>();
  const known = new Map<string, Who>();
  let total = 0;

  const runningOf = ({ running }: Group, person: string) => running.get(person) ?? 0;
  const hasRoom = (group: Group, person: string) =>
    group.count < (total < ofCompany ? ofCompany : ofReserve) && runningOf(group, person) < ofPerson;

  function take(group: Group, person: string): void {
    total += 1;
    group.count += 1;
    group.running.set(person, runningOf(group, person) + 1);
  }

  function giveBack(key: string, group: Group, person: string): void {
    total -= 1;
    group.count -= 1;
    const left = runningOf(group, person) - 1;
    if (left > 0) group.running.set(person, left);
    else group.running.delete(person);
    startNext();
    forgetIdle(key, group);
  }

  function forgetIdle(key: string, group: Group): void {
    if (group.count === 0 && group.waiting.length === 0) groups.delete(key);
  }

  /** Of the company that holds least: what one gives back, another may have waited for. */
  function startNext(): void {
    const waiting = [...groups.values()].filter((group) => group.waiting.length > 0);
    for (const group of waiting.toSorted((a, b) => a.count - b.count)) {
      const next = nextOf(group);
      if (!next) continue;
      group.waiting.splice(group.waiting.indexOf(next), 1);
      take(group, next.person);
      next.start();
      return;
    }
  }

  /** Whose person has the fewest calls under way; of these whoever has waited longest. */
  function nextOf(group: Group): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of group.waiting)
      if (!next || runningOf(group, one.person) < runningOf(group, next.person)) next = one;
    return next && hasRoom(group, next.person) ? next : undefined;
  }

  function wait(key: string, group: Group, person: string): Promise<void> {
    const own = group.waiting.filter((one) => one.person === person).length;
    if (own >= mostWaitingOfPerson) refuse("too_many_at_once", undefined, 1);
    if (group.waiting.length >= mostWaitingOfCompany) refuse("service_unavailable", undefined, 1);
    return new Promise((resolve, reject) => {
      const one: Waiting = {
        person,
        start: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      const timer = setTimeout(() => {
        group.waiting.splice(group.waiting.indexOf(one), 1);
        forgetIdle(key, group);
        const code: ErrorCode =
          runningOf(group, person) >= ofPerson ? "too_many_at_once" : "service_unavailable";
        reject(new Refusal(code, undefined, 1));
      }, patienceMs);
      group.waiting.push(one);
    });
  }

  function identify(session: string, who: Who): void {
    const before = known.get(session);
    if (before?.personId === who.personId && before.companyId === who.companyId) return;
    known.delete(session);
    known.set(session, who);
    const [oldest] = known.keys();
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest);
  }

  return {
    async run(session, work) {
      const { personId: person, companyId: key } = known.get(session) ?? {
        personId: session,
        companyId: session,
      };
      const group = groups.get(key) ?? { running: new Map<string, number>(), count: 0, waiting: [] };
      groups.set(key, group);
      if (hasRoom(group, person)) take(group, person);
      else await wait(key, group, person);
      try {
        return await work((who) => identify(session, who));
      } finally {
        giveBack(key, group, person);
      }
    },
  };
}

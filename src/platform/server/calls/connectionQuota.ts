import { refuse, Refusal, type ErrorCode } from "#platform/errors.ts";

/** Whose call it is. */
interface CallOwner {
  personId: string;
  companyId: string;
}

/** What callers have in progress in this process, connections of the database above all. */
export interface ConnectionQuota {
  /**
   * Runs a call of a session when its person and its company have room for it; it holds nothing while it waits. Whose
   * session it is, the first call says: until then a session counts by itself.
   */
  run: <T>(session: string, work: (identify: (owner: CallOwner) => void) => Promise<T>) => Promise<T>;
}

interface Options {
  /** Connections of the pool. */
  connections: number;
  timeoutMs?: number;
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
const maxWaitingPerPerson = 60;
const maxWaitingPerCompany = 500;
const maxKnownSessions = 20_000;
/** Connections that are left to companies which hold fewer than `maxWithReserve`. */
const reservedConnections = 3;
const maxWithReserve = 2;

/**
 * Bounds how many connections the calls of one person, and of one company, hold at once: whatever they do (wait for each
 * other's locks, read reports), others find one that is free. The last ones are for companies that hold next to nothing,
 * so that several that hold much leave room too (src/platform/server/README.md).
 */
export function makeConnectionQuota({ connections, timeoutMs = 5_000 }: Options): ConnectionQuota {
  const maxPerPerson = Math.max(1, Math.min(4, connections - 1));
  const maxPerCompany = Math.max(maxPerPerson, connections - reservedConnections);
  const groups = new Map<string, Group>();
  const ownerBySession = new Map<string, CallOwner>();
  let total = 0;

  const countRunning = ({ running }: Group, person: string) => running.get(person) ?? 0;
  const hasRoom = (group: Group, person: string) =>
    group.count < (total < maxPerCompany ? maxPerCompany : maxWithReserve) &&
    countRunning(group, person) < maxPerPerson;

  function acquire(group: Group, person: string): void {
    total += 1;
    group.count += 1;
    group.running.set(person, countRunning(group, person) + 1);
  }

  function release(key: string, group: Group, person: string): void {
    total -= 1;
    group.count -= 1;
    const left = countRunning(group, person) - 1;
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
      const next = chooseNext(group);
      if (!next) continue;
      group.waiting.splice(group.waiting.indexOf(next), 1);
      acquire(group, next.person);
      next.start();
      return;
    }
  }

  /** The call whose person has the fewest calls in progress; of these the one that has waited longest. */
  function chooseNext(group: Group): Waiting | undefined {
    let next: Waiting | undefined;
    for (const one of group.waiting)
      if (!next || countRunning(group, one.person) < countRunning(group, next.person)) next = one;
    return next && hasRoom(group, next.person) ? next : undefined;
  }

  function wait(key: string, group: Group, person: string): Promise<void> {
    const own = group.waiting.filter((one) => one.person === person).length;
    if (own >= maxWaitingPerPerson) refuse("too_many_at_once", undefined, 1);
    if (group.waiting.length >= maxWaitingPerCompany) refuse("service_unavailable", undefined, 1);
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
          countRunning(group, person) >= maxPerPerson ? "too_many_at_once" : "service_unavailable";
        reject(new Refusal(code, undefined, 1));
      }, timeoutMs);
      group.waiting.push(one);
    });
  }

  function identify(session: string, owner: CallOwner): void {
    const before = ownerBySession.get(session);
    if (before?.personId === owner.personId && before.companyId === owner.companyId) return;
    ownerBySession.delete(session);
    ownerBySession.set(session, owner);
    const [oldest] = ownerBySession.keys();
    if (ownerBySession.size > maxKnownSessions && oldest !== undefined) ownerBySession.delete(oldest);
  }

  return {
    async run(session, work) {
      const { personId: person, companyId: key } = ownerBySession.get(session) ?? {
        personId: session,
        companyId: session,
      };
      const group = groups.get(key) ?? { running: new Map<string, number>(), count: 0, waiting: [] };
      groups.set(key, group);
      if (hasRoom(group, person)) acquire(group, person);
      else await wait(key, group, person);
      try {
        return await work((owner) => identify(session, owner));
      } finally {
        release(key, group, person);
      }
    },
  };
}

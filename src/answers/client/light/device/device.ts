import { isDeviceShared } from "#auth/client/light/sharedDevice.ts";
import type { AnswerForm } from "../../../contract.ts";
import type { Draft } from "../saving/draftStore.ts";
import {
  findKey,
  deleteLastPerson,
  saveLastPerson,
  readLastPerson,
  records,
  deleteExpired,
  findOrCreateKey,
  type ShelfKind,
} from "./records.ts";
import { newKey, seal, unseal } from "./sealing.ts";

/** What one person keeps on this device, to answer without a network (src/answers/README.md). */
export interface Device {
  /** False in memory-only mode, and once the browser has refused to write: closing the page would lose something. */
  keeps: () => boolean;
  keepForm: (form: AnswerForm) => void;
  dropForm: (evaluationId: string) => void;
  readForm: (evaluationId: string) => Promise<AnswerForm | null>;
  keepDraft: (evaluationId: string, draft: Draft) => void;
  dropDraft: (evaluationId: string, position: number) => void;
  /** In the order in which they were written. */
  readDrafts: (evaluationId: string) => Promise<Draft[]>;
  listForms: () => Promise<AnswerForm[]>;
  shelf: (kind: ShelfKind) => Shelf;
}

/** Things of one kind, one for each id. */
export interface Shelf {
  /** Resolves once it is written, or could not be. */
  keep: (id: string, content: unknown) => Promise<void>;
  /** Resolves once it is gone, or could not be removed. */
  drop: (id: string) => Promise<void>;
  read: <Content>(id: string) => Promise<Content | null>;
}

/** A browser that keeps nothing: everything lasts as long as the page. */
export const memoryOnlyDevice: Device = {
  keeps: () => false,
  keepForm() {},
  dropForm() {},
  readForm: async () => null,
  keepDraft() {},
  dropDraft() {},
  readDrafts: async () => [],
  listForms: async () => [],
  shelf: () => ({ keep: async () => {}, drop: async () => {}, read: async () => null }),
};

/** The storage of the person whose session the server has just confirmed. Never fails. */
export async function openDevice(person: string): Promise<Device> {
  try {
    await deleteExpired(Date.now());
    // A shared device is only read, for answers stored before it was declared shared.
    const key = isDeviceShared() ? await findKey(person) : await findOrCreateKey(person, await newKey());
    await (isDeviceShared() ? deleteLastPerson() : saveLastPerson(person));
    return key ? createDevice(person, key) : memoryOnlyDevice;
  } catch {
    return memoryOnlyDevice;
  }
}

/** The storage of a person who has stored something here; creates nothing. */
export async function findDevice(person: string): Promise<Device> {
  const key = await findKey(person).catch(() => undefined);
  return key ? createDevice(person, key) : memoryOnlyDevice;
}

const arrivals = "arrivals";

/** Where a choice waits for its person to sign in: sealed under a key of its own, since whose it is is not known yet. */
export async function openArrivals(): Promise<Shelf> {
  if (isDeviceShared()) return memoryOnlyDevice.shelf("choice");
  return createDevice(arrivals, await findOrCreateKey(arrivals, await newKey())).shelf("choice");
}

/** The same; creates nothing. */
export const findArrivals = async (): Promise<Shelf> => (await findDevice(arrivals)).shelf("choice");

/** Offline, the session cannot be checked: the storage of the last person whose session was seen here. */
export async function reopenDevice(): Promise<Device> {
  try {
    await deleteExpired(Date.now());
    const person = await readLastPerson();
    return person ? await findDevice(person) : memoryOnlyDevice;
  } catch {
    return memoryOnlyDevice;
  }
}

function createDevice(person: string, key: CryptoKey): Device {
  const page = crypto.randomUUID();
  const isShared = isDeviceShared();
  let refused = false;
  let last: Promise<unknown> = Promise.resolve();
  // Serialised, so that the last write wins.
  const enqueue = async (work: () => Promise<unknown>): Promise<void> => {
    last = last.then(work).catch(() => {
      refused = true;
    });
    await last;
  };
  const keep = async (path: string, content: unknown, at: number, writer?: string): Promise<void> => {
    if (isShared) return;
    await enqueue(async () => {
      const sealed = await seal(key, path, content, at);
      await records.write(path, writer ? { ...sealed, writer } : sealed);
    });
  };
  /** Readable records only; those sealed by another key are deleted. */
  const read = async <Content>(path: string): Promise<Content[]> => {
    const found = await Promise.all(
      (await records.below(path)).map(async ([at, record]) => {
        const content = await unseal<Content>(key, at, record);
        if (content === null) await records.remove(at);
        return content;
      }),
    );
    return found.filter((content) => content !== null);
  };
  return {
    keeps: () => !isShared && !refused,
    keepForm: (form) => void keep(records.form(person, form.evaluationId), form, Date.now()),
    dropForm: (evaluationId) => void enqueue(() => records.remove(records.form(person, evaluationId))),
    readForm: async (evaluationId) => {
      const [form] = await read<AnswerForm>(records.form(person, evaluationId)).catch(() => []);
      return form ?? null;
    },
    keepDraft: (evaluationId, draft) =>
      void keep(records.draft(person, evaluationId, draft.position), draft, draft.at, page),
    dropDraft: (evaluationId, position) =>
      void enqueue(() => {
        const path = records.draft(person, evaluationId, position);
        // On a shared device nothing is written again, so the draft still bears the name of another page.
        return isShared ? records.remove(path) : records.removeIfBy(path, page);
      }),
    readDrafts: (evaluationId) => read<Draft>(records.draft(person, evaluationId, "")).catch(() => []),
    listForms: () => read<AnswerForm>(records.form(person, "")).catch(() => []),
    shelf: (kind) => ({
      keep: (id, content) => keep(records.item(kind, person, id), content, Date.now()),
      drop: (id) => enqueue(() => records.remove(records.item(kind, person, id))),
      read: async <Content>(id: string) => {
        const [found] = await read<Content>(records.item(kind, person, id)).catch(() => []);
        return found ?? null;
      },
    }),
  };
}

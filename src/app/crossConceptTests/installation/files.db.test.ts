import { globSync, mkdirSync, rmdirSync } from "node:fs";
import { join } from "node:path";
import { openSession } from "#accounts/server/sessions.ts";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import { paths } from "#paths.ts";
import { saveProfile } from "#people/server/queries.ts";
import { profiles } from "#people/tables.ts";
import { removeFiles } from "#platform/server/files/storedFiles.ts";
import { png } from "#platform/testing/images.ts";
import { auditLog, storedFiles } from "#platform/server/tables.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { buildLaunchedEvaluation } from "../../testing/evaluations.ts";
import { startWholeServer } from "../../testing/wholeServer.ts";
import { makeWorld, type Person, type World } from "../../testing/world.ts";
import { uploads } from "../../registries.ts";

let world: World;
let owner: Person;
let colleague: Person;
let stranger: Person;
let server: Awaited<ReturnType<typeof startWholeServer>>;

/** A kind whose row is never written: its sender is gone, or the transaction failed. */
const abandoned: Upload = {
  ...(uploads.find(({ name }) => name === "avatar") as Upload),
  name: "abandoned",
  keep: async () => Promise.reject(new Error("gone")),
};

beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
  colleague = await world.person(owner);
  stranger = await world.company("Une autre entreprise");
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  server = await startWholeServer({ ...world.services, log }, undefined, {
    uploads: [...uploads, abandoned],
  });
  server.open();
});
afterAll(() => server.stop());

const buildPicture = (side = 20) => new Uint8Array(png({ width: side, height: side }));
const send = (who: Person, bytes = buildPicture(), name = "avatar", type = "image/png") =>
  fetch(`${server.url}/uploads/${name}`, {
    method: "POST",
    body: bytes,
    headers: { cookie: who.cookie, origin: world.services.appUrl, "content-type": type },
  });
const chooseAvatar = async (who: Person): Promise<string> => {
  const response = await send(who);
  expect(response.status).toBe(200);
  return ((await response.json()) as { avatar: string }).avatar;
};
const read = (who: { cookie: string }, path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers: { cookie: who.cookie, ...headers } });
const readStatus = async (who: { cookie: string }, path: string) => (await read(who, path)).status;
const listStoredFiles = (who: Person) => world.inside(who, (tx) => tx.select().from(storedFiles));
const readAvatar = async (who: Person) => {
  const [row] = await world.inside(who, (tx) =>
    tx.select({ avatar: profiles.avatar }).from(profiles).where(eq(profiles.id, who.profileId)),
  );
  return row?.avatar;
};

describe("a picture", () => {
  test("is shown to the company, small or large, kept for an hour by the browser, and does nothing", async () => {
    const id = await chooseAvatar(colleague);
    expect(await readAvatar(colleague)).toBe(id);
    for (const path of [paths.avatar(id), paths.avatar(id, "small")]) {
      const response = await read(owner, path);
      expect(response.status).toBe(200);
      expect(Object.fromEntries(response.headers)).toMatchObject({
        "content-type": "image/webp",
        "cache-control": "private, max-age=3600, immutable",
        "content-security-policy": "default-src 'none'; sandbox",
        "x-content-type-options": "nosniff",
      });
      expect(
        Buffer.from(await response.arrayBuffer())
          .subarray(0, 4)
          .toString(),
      ).toBe("RIFF");
    }
  });

  test("stands beside the name of who is asked, of who is evaluated and of who reports to somebody", async () => {
    const { evaluationId, subject, peers } = await buildLaunchedEvaluation(world, owner, { peers: 1 });
    const peer = peers[0] as Person;
    const [ofSubject, ofPeer] = [await chooseAvatar(subject), await chooseAvatar(peer)];
    const whole = await owner.api.evaluations.read({ id: evaluationId });
    expect(whole.subject?.avatar).toBe(ofSubject);
    const { person } = whole.participants.find(({ person: { id } }) => id === peer.profileId) ?? {};
    expect(person?.avatar).toBe(ofPeer);
    const { toDo } = await peer.api.answers.mine({});
    expect(toDo.map(({ subject: { avatar } }) => avatar)).toEqual([ofSubject]);
    await owner.api.people.setDirectManager({ id: peer.profileId, directManagerId: subject.profileId });
    const level = await owner.api.people.level({ managerId: subject.profileId });
    expect(level.items.find(({ id }) => id === peer.profileId)?.avatar).toBe(ofPeer);
    const { directReports } = await owner.api.people.read({ id: subject.profileId });
    expect(directReports.find(({ id }) => id === peer.profileId)?.avatar).toBe(ofPeer);
  });

  test("does not exist for another company, a visitor, a limited session or another kind", async () => {
    const id = await chooseAvatar(colleague);
    const limited = await openSession(world.database.db, world.services, world.services.keys, {
      ...colleague,
      scope: "answering",
      objectId: null,
    });
    expect(await readStatus(stranger, paths.avatar(id))).toBe(404);
    expect(await readStatus({ cookie: "" }, paths.avatar(id))).toBe(401);
    expect(await readStatus({ cookie: limited.split(";")[0] ?? "" }, paths.avatar(id))).toBe(403);
    expect(await readStatus(owner, paths.logo(id))).toBe(404);
    expect(await readStatus(owner, paths.avatar("x"))).toBe(404);
    expect(await readStatus(owner, paths.avatar(world.services.newId()))).toBe(404);
    const elsewhere = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" };
    expect((await read(owner, paths.avatar(id), elsewhere)).status).toBe(403);
  });

  test("that is replaced or taken away is removed, with its bytes", async () => {
    const first = await chooseAvatar(owner);
    const second = await chooseAvatar(owner);
    expect(second).not.toBe(first);
    expect(await readStatus(owner, paths.avatar(first))).toBe(404);
    expect(await readStatus(owner, paths.avatar(second))).toBe(200);

    await owner.api.people.removeAvatar({});
    expect(await readAvatar(owner)).toBeNull();
    await removeFiles(world.services, owner.companyId);
    const left = (await listStoredFiles(owner)).map(({ id }) => id);
    for (const id of [first, second]) {
      expect(left).not.toContain(id);
      expect(await world.services.storage.get(`${owner.companyId}/${id}`)).toBeNull();
      expect(await world.services.storage.get(`${owner.companyId}/${id}.small`)).toBeNull();
    }
    const actions = await world.inside(owner, (tx) =>
      tx
        .select({ action: auditLog.action })
        .from(auditLog)
        .where(eq(auditLog.objectId, owner.profileId))
        .orderBy(auditLog.action),
    );
    expect(actions.map(({ action }) => action)).toEqual([
      "people.removeAvatar",
      "people.setAvatar",
      "people.setAvatar",
    ]);
  });

  test("goes with its person, whoever empties the column", async () => {
    const person = await world.person(owner);
    const id = await chooseAvatar(person);
    await world.inside(owner, (tx) => saveProfile(tx, owner.companyId, person.profileId, { avatar: null }));
    await removeFiles(world.services, owner.companyId);
    expect((await listStoredFiles(owner)).map((row) => row.id)).not.toContain(id);
    expect(await world.services.storage.get(`${owner.companyId}/${id}`)).toBeNull();
  });

  test("goes from the disk when the person is deleted", async () => {
    const person = await world.person(owner);
    const key = `${owner.companyId}/${await chooseAvatar(person)}`;
    const { storage } = world.services;
    expect(await storage.get(key)).not.toBeNull();
    await owner.api.people.remove({ id: person.profileId });
    await removeFiles(world.services, owner.companyId);
    expect([await storage.get(key), await storage.get(`${key}.small`)]).toEqual([null, null]);
  });

  test("whose bytes cannot be removed stays written down, and is tried again: nothing is forgotten", async () => {
    const person = await world.person(owner);
    const id = await chooseAvatar(person);
    const { storage } = world.services;
    const key = `${owner.companyId}/${id}`;
    // The small one goes, the large one does not: as a kill or a storage that fails leaves them.
    const folder = inject("filesFolder");
    const [stored = ""] = globSync(`*/${key}`, { cwd: folder });
    const place = join(folder, stored);
    await storage.remove(key);
    mkdirSync(place);
    await owner.api.people.remove({ id: person.profileId });
    const isStored = async () => (await listStoredFiles(owner)).some((row) => row.id === id);
    await expect(removeFiles(world.services, owner.companyId)).rejects.toThrow();
    expect(await isStored()).toBe(true);
    rmdirSync(place);
    await removeFiles(world.services, owner.companyId);
    expect(await isStored()).toBe(false);
    expect(await storage.get(`${key}.small`)).toBeNull();
  });

  test("that is a logo goes when another one is chosen, and when it is taken away", async () => {
    const { storage } = world.services;
    const readLogo = async () => (await owner.api.company.readSettings({})).logo ?? "";
    const logos = [];
    for (const side of [20, 21]) {
      expect((await send(owner, buildPicture(side), "logo")).status).toBe(200);
      logos.push(await readLogo());
    }
    await owner.api.company.removeLogo({});
    await removeFiles(world.services, owner.companyId);
    expect(new Set(logos).size).toBe(2);
    const left = (await listStoredFiles(owner)).map((row) => row.id);
    for (const id of logos) {
      expect(left).not.toContain(id);
      expect(await storage.get(`${owner.companyId}/${id}`)).toBeNull();
    }
  });

  test("that nobody keeps is removed an hour later, not before", async () => {
    const before = (await listStoredFiles(owner)).map(({ id }) => id);
    expect((await send(colleague, buildPicture(), "abandoned")).status).toBe(500);
    const orphan =
      (await listStoredFiles(owner)).map(({ id }) => id).find((id) => !before.includes(id)) ?? "";
    expect(await readStatus(owner, paths.avatar(orphan))).toBe(404);
    await removeFiles(world.services, owner.companyId);
    expect(await world.services.storage.get(`${owner.companyId}/${orphan}`)).not.toBeNull();
    world.clock.advance(60 * 60_000);
    await removeFiles(world.services, owner.companyId);
    expect(await world.services.storage.get(`${owner.companyId}/${orphan}`)).toBeNull();
    world.clock.advance(-60 * 60_000);
  });

  test.each([
    [
      "that is a page in disguise",
      Buffer.from("<script>alert(1)</script>"),
      "image/png",
      422,
      "image_unreadable",
    ],
    ["that is a drawing", Buffer.from("<svg/>"), "image/svg+xml", 415, "unsupported_media_type"],
    ["that is a drawing in disguise", Buffer.from("<svg/>"), "image/png", 422, "image_unreadable"],
    ["of more than 2 MB", Buffer.alloc(2_000_001), "image/png", 413, "too_large"],
    ["of too many pixels", png({ width: 4001, height: 4000 }), "image/png", 422, "image_too_many_pixels"],
  ])("%s is refused, and nothing is stored", async (_what, bytes, type, status, code) => {
    const before = await listStoredFiles(owner);
    const response = await send(colleague, new Uint8Array(bytes), "avatar", type);
    expect([response.status, ((await response.json()) as { code: string }).code]).toEqual([status, code]);
    expect(await listStoredFiles(owner)).toEqual(before);
  });
});

/** Who sends files of each kind; the others are refused before a byte is read. */
const senders: Readonly<Record<string, string>> = {
  avatar: "user, team_manager, account_owner, admin",
  logo: "account_owner, admin",
  people: "account_owner, admin",
  questions: "admin",
  teams: "account_owner, admin",
  positions: "admin",
};

test.each(uploads.map(({ name, types }) => [name, types[0] ?? ""] as const))(
  "a file of « %s » is taken from those whose role allows it, and from nobody else",
  async (name, type) => {
    const roles = ["user", "team_manager", "account_owner", "admin"] as const;
    const statuses = await Promise.all(
      roles.map(async (role) => {
        const person = await world.person(owner, { role, isAdmin: role === "admin" });
        return (await send(person, new Uint8Array([1, 2, 3]), name, type)).status;
      }),
    );
    expect(roles.filter((_, index) => statuses[index] !== 403).join(", ")).toBe(senders[name]);
    expect((await send({ ...owner, cookie: "" }, buildPicture(), name, type)).status).toBe(401);
    const limited = await openSession(world.database.db, world.services, world.services.keys, {
      ...colleague,
      scope: "answering",
      objectId: null,
    });
    const answering = { ...colleague, cookie: limited.split(";")[0] ?? "" };
    expect((await send(answering, buildPicture(), name, type)).status).toBe(403);
  },
);

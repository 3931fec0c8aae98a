import { eq } from "drizzle-orm";
import { importRows, imports } from "#imports/tables.ts";
import { runChecked, sender } from "../imports.ts";
import { at, first, newEmail, type Call, type Scene } from "./scene.ts";

const invited = async ({ owner }: Scene) =>
  (await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" })).id;

/** A file of one person, as far as its columns are read. */
async function fileOf({ world, owner }: Scene): Promise<string> {
  const { body } = await sender(world)(owner, "people", `Courriel;Prénom\r\n${newEmail()};Zoé`);
  return body.id;
}
/** One file for those who leave it as it is: a person may send few of them. */
const kept = new WeakMap<Scene, Promise<string>>();
async function judgedFileOf(scene: Scene): Promise<string> {
  const id = await fileOf(scene);
  await check(scene, id);
  return id;
}
const onKept =
  (call: (scene: Scene, id: string) => Promise<unknown>): Call =>
  async (scene) => {
    if (!kept.has(scene)) kept.set(scene, judgedFileOf(scene));
    const id = (await kept.get(scene)) ?? "";
    // What the call before has left to a worker.
    await runChecked(scene.world, scene.owner, id);
    return () => call(scene, id);
  };
const importsOf = ({ owner }: Scene) => owner.api.peopleImports;
const check = (scene: Scene, id: string) =>
  importsOf(scene).check({ id, mapping: ["email", "first_name"], options: {} });

/** One valid call of each endpoint of people, of one's own profile, and of imports of people. */
export const peopleCalls: Record<string, Call> = {
  "people.list": at(({ owner }) => owner.api.people.list({})),
  "people.level": at(({ owner }) => owner.api.people.level({})),
  "people.above": at(({ owner, me }) => owner.api.people.above({ id: me.profileId })),
  "people.selectable": at(({ owner }) => owner.api.people.selectable({})),
  "people.export": at(({ owner }) => owner.api.people.export({ format: "csv" })),
  "people.read": at(({ owner, me }) => owner.api.people.read({ id: me.profileId })),
  "people.choices": at(({ owner }) => owner.api.people.choices({})),
  "people.invite": at(({ owner }) => owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" })),
  "people.inviteMany": at(({ owner }) =>
    owner.api.people.inviteMany({ people: [{ email: newEmail(), firstName: "Nouvelle" }] }),
  ),
  "people.resendInvitation": async ({ owner }) => {
    const { id } = await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" });
    return () => owner.api.people.resendInvitation({ id });
  },
  "people.resendInvitations": async ({ owner, others }) => {
    const { id } = await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" });
    const profileIds = [id, ...others.map(({ profileId }) => profileId)];
    return () => owner.api.people.resendInvitations({ profileIds });
  },
  "people.update": at((scene) =>
    scene.owner.api.people.update({ id: first(scene).profileId, firstName: "Autre" }),
  ),
  "people.setRole": at((scene) =>
    scene.owner.api.people.setRole({ id: first(scene).profileId, role: "user" }),
  ),
  "people.setDirectManager": at((scene) =>
    scene.owner.api.people.setDirectManager({
      id: first(scene).profileId,
      directManagerId: scene.owner.profileId,
    }),
  ),
  "people.setDirectManagers": async (scene) => {
    const { owner, others } = scene;
    const items = [await invited(scene), ...others.map(({ profileId }) => profileId)].map((each) => ({
      id: each,
      directManagerId: owner.profileId,
    }));
    return () => owner.api.people.setDirectManagers({ items });
  },
  "people.setActive": at((scene) =>
    scene.owner.api.people.setActive({ id: first(scene).profileId, isActive: true }),
  ),
  "people.readOwn":
    async ({ me }) =>
    () =>
      me.api.people.readOwn({}),
  "people.updateOwn":
    async ({ me }) =>
    () =>
      me.api.people.updateOwn({ city: "Québec" }),
  "people.removeAvatar":
    async ({ me }) =>
    () =>
      me.api.people.removeAvatar({}),
  "people.cancelInvitation": async (scene) => {
    const id = await invited(scene);
    return () => scene.owner.api.people.cancelInvitation({ id });
  },
  "people.remove": async (scene) => {
    const id = await invited(scene);
    return () => scene.owner.api.people.remove({ id });
  },
  "people.setAdmin": async (scene) => {
    const id = await invited(scene);
    return () => scene.owner.api.people.setAdmin({ id, isAdmin: true });
  },
  "people.setManyActive": async (scene) => {
    const id = await invited(scene);
    return () => scene.owner.api.people.setManyActive({ profileIds: [id], isActive: false });
  },
  "peopleImports.latest": async (scene) => () => importsOf(scene).latest({}),
  "peopleImports.read": onKept((scene, id) => importsOf(scene).read({ id })),
  "peopleImports.check": onKept(check),
  "peopleImports.correct": onKept((scene, id) =>
    importsOf(scene).correct({ id, number: 2, field: "first_name", value: "Autre" }),
  ),
  "peopleImports.rejected": onKept((scene, id) => importsOf(scene).rejected({ id })),
  "peopleImports.start": onKept((scene, id) => importsOf(scene).start({ id, onlyValid: false })),
  "peopleImports.cancel": async (scene) => {
    const cancel = await onKept((_scene, id) => importsOf(scene).cancel({ id }))(scene);
    const id = (await kept.get(scene)) ?? "";
    if ((await importsOf(scene).read({ id })).status === "checked")
      await importsOf(scene).start({ id, onlyValid: false });
    return cancel;
  },
  "peopleImports.invite": async (scene) => {
    const { world, owner } = scene;
    const id = (await kept.get(scene)) ?? (await judgedFileOf(scene));
    const { email } = await world.person(owner, { joinedAt: null, invitedAt: null });
    // What runs an import takes a second connection.
    const result = { added: 1, updated: 0, same: 0, duplicate: 0, rejected: 0, more: { notInvited: 1 } };
    await world.inside(owner, async (tx) => {
      await tx
        .update(importRows)
        .set({ cells: [email, "Zoé"] })
        .where(eq(importRows.importId, id));
      await tx.update(imports).set({ status: "done", result }).where(eq(imports.id, id));
    });
    return () => importsOf(scene).invite({ id });
  },
};

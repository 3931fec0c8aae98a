import { eq } from "drizzle-orm";
import { importRows, imports } from "#imports/tables.ts";
import { judgedFile } from "./importCalls.ts";
import { at, first, newEmail, type Call, type Scene } from "./scene.ts";

const invited = async ({ owner }: Scene) =>
  (await owner.api.people.invite({ email: newEmail(), firstName: "Nouvelle" })).id;

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
  "people.holds": at(({ owner, others }) =>
    owner.api.people.holds({ profileIds: others.map(({ profileId }) => profileId) }),
  ),
  "people.setManyActive": async (scene) => {
    const id = await invited(scene);
    return () => scene.owner.api.people.setManyActive({ profileIds: [id], isActive: false });
  },
  "peopleImports.invite": async (scene) => {
    const { world, owner } = scene;
    const id = await judgedFile(scene, "peopleImports");
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
    return () => owner.api.peopleImports.invite({ id });
  },
};

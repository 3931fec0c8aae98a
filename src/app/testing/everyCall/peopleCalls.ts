import { eq } from "drizzle-orm";
import { importRows, imports } from "#imports/tables.ts";
import { getCheckedFile } from "./importCalls.ts";
import { withoutPreparation, getFirstPerson, nextEmail, type Call, type CallScenario } from "./scene.ts";

const invitePerson = async ({ owner }: CallScenario) =>
  (await owner.api.people.invite({ email: nextEmail(), firstName: "Nouvelle" })).id;

/** One valid call of each endpoint of people, of one's own profile, and of imports of people. */
export const peopleCalls: Record<string, Call> = {
  "people.list": withoutPreparation(({ owner }) => owner.api.people.list({})),
  "people.level": withoutPreparation(({ owner }) => owner.api.people.level({})),
  "people.above": withoutPreparation(({ owner, me }) => owner.api.people.above({ id: me.profileId })),
  "people.selectable": withoutPreparation(({ owner }) => owner.api.people.selectable({})),
  "people.export": withoutPreparation(({ owner, others }) =>
    // Of all the people that the other calls have made there would be a page more.
    owner.api.people.export({ format: "csv", profileIds: others.map(({ profileId }) => profileId) }),
  ),
  "people.read": withoutPreparation(({ owner, me }) => owner.api.people.read({ id: me.profileId })),
  "people.choices": withoutPreparation(({ owner }) => owner.api.people.choices({})),
  "people.invite": withoutPreparation(({ owner }) =>
    owner.api.people.invite({ email: nextEmail(), firstName: "Nouvelle" }),
  ),
  "people.inviteMany": withoutPreparation(({ owner }) =>
    owner.api.people.inviteMany({ people: [{ email: nextEmail(), firstName: "Nouvelle" }] }),
  ),
  "people.resendInvitation": async ({ owner }) => {
    const { id } = await owner.api.people.invite({ email: nextEmail(), firstName: "Nouvelle" });
    return () => owner.api.people.resendInvitation({ id });
  },
  "people.resendInvitations": async ({ owner, others }) => {
    const { id } = await owner.api.people.invite({ email: nextEmail(), firstName: "Nouvelle" });
    const profileIds = [id, ...others.map(({ profileId }) => profileId)];
    return () => owner.api.people.resendInvitations({ profileIds });
  },
  "people.update": withoutPreparation((scene) =>
    scene.owner.api.people.update({ id: getFirstPerson(scene).profileId, firstName: "Autre" }),
  ),
  "people.setRole": withoutPreparation((scene) =>
    scene.owner.api.people.setRole({ id: getFirstPerson(scene).profileId, role: "user" }),
  ),
  "people.setDirectManager": withoutPreparation((scene) =>
    scene.owner.api.people.setDirectManager({
      id: getFirstPerson(scene).profileId,
      directManagerId: scene.owner.profileId,
    }),
  ),
  "people.setDirectManagers": async (scene) => {
    const { owner, others } = scene;
    const items = [await invitePerson(scene), ...others.map(({ profileId }) => profileId)].map((each) => ({
      id: each,
      directManagerId: owner.profileId,
    }));
    return () => owner.api.people.setDirectManagers({ items });
  },
  "people.setActive": withoutPreparation((scene) =>
    scene.owner.api.people.setActive({ id: getFirstPerson(scene).profileId, isActive: true }),
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
    const id = await invitePerson(scene);
    return () => scene.owner.api.people.cancelInvitation({ id });
  },
  "people.remove": async (scene) => {
    const id = await invitePerson(scene);
    return () => scene.owner.api.people.remove({ id });
  },
  "people.setAdmin": async (scene) => {
    const id = await invitePerson(scene);
    return () => scene.owner.api.people.setAdmin({ id, isAdmin: true });
  },
  "people.holds": withoutPreparation(({ owner, others }) =>
    owner.api.people.holds({ profileIds: others.map(({ profileId }) => profileId) }),
  ),
  "people.previewManager": withoutPreparation(({ owner, me, subject, others }) =>
    owner.api.people.previewManager({
      profileIds: [subject, ...others].map(({ profileId }) => profileId),
      managerId: me.profileId,
    }),
  ),
  "people.setManyActive": async (scene) => {
    const id = await invitePerson(scene);
    return () => scene.owner.api.people.setManyActive({ profileIds: [id], isActive: false });
  },
  "peopleImports.invite": async (scene) => {
    const { world, owner } = scene;
    const id = await getCheckedFile(scene, "peopleImports");
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

import type { ProviderClaims } from "#accounts/rules/arrival.ts";
import { linkIdentity } from "#accounts/server/identities.ts";
import type { TokenKind } from "#accounts/server/tokens.ts";
import { givePassword, goodPassword, signIn } from "../accounts.ts";
import { post } from "../http.ts";
import { getFirstCode, switchOn } from "../secondFactor.ts";
import type { Api, Person, World } from "../world.ts";
import { withoutPreparation, getFirstPerson, nextEmail, type Call } from "./scene.ts";

const password = "Quatre hiboux sur la neige";
const withToken =
  (kind: TokenKind, joined: boolean, call: (api: Api["auth"], token: string) => Promise<unknown>): Call =>
  async ({ world, token: mint }) => {
    const token = await mint(kind, joined);
    return () => call(world.visitor.auth, token);
  };

type Facts = Parameters<World["person"]>[1];

/** Creates a person in a company of their own, with a password. */
async function createPerson(world: World, facts: Facts = {}): Promise<Person> {
  const person = await world.person(await world.company(), facts);
  await givePassword(world, person);
  return person;
}
async function createProtectedPerson(world: World, facts: Facts = {}) {
  const person = await createPerson(world, facts);
  return { person, app: await switchOn(world, person.api) };
}
const afterConfirmation =
  (call: (person: Person) => Promise<unknown>): Call =>
  async ({ world }) => {
    const person = await createPerson(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    return () => call(person);
  };

/** Asked of a real provider, with a pool of one too: auth/server/endpoints/providers.db.test.ts. */
export const atAProvider = ["auth.goToProvider", "auth.comeFromProvider", "auth.linkProvider"];

/** One valid call of each endpoint of the accounts. */
export const authCalls: Record<string, Call> = {
  "auth.viewer": withoutPreparation(({ me }) => me.api.auth.viewer({})),
  "auth.register": withoutPreparation(({ world }) =>
    world.visitor.auth.register({
      companyName: "C",
      firstName: "A",
      lastName: "B",
      email: nextEmail(),
      password,
      language: "fr",
    }),
  ),
  "auth.resendConfirmation": withoutPreparation(({ world, me }) =>
    world.visitor.auth.resendConfirmation({ email: me.email }),
  ),
  "auth.confirmEmail": withToken("confirmation", true, (api, token) =>
    api.confirmEmail({ token, newPassword: password }),
  ),
  "auth.signIn": withoutPreparation(({ world, me }) =>
    world.visitor.auth.signIn({ email: me.email, password: goodPassword }),
  ),
  "auth.signOut": withoutPreparation(async ({ world, owner }) =>
    world.as(owner.cookie.replace(/=.*/, "=none.none")).auth.signOut({}),
  ),
  "auth.continueSession": withoutPreparation(({ me }) => me.api.auth.continueSession({})),
  "auth.switchCompany": withoutPreparation(({ me }) =>
    me.api.auth.switchCompany({ companyId: me.companyId }),
  ),
  "auth.requestReset": withoutPreparation(({ world, me }) =>
    world.visitor.auth.requestReset({ email: me.email }),
  ),
  "auth.resetPassword": withToken("reset", true, (api, token) => api.resetPassword({ token, password })),
  "auth.readInvitation": withToken("invitation", false, (api, token) => api.readInvitation({ token })),
  "auth.acceptInvitation": withToken("invitation", false, (api, token) =>
    api.acceptInvitation({ token, password, language: "fr" }),
  ),
  "auth.readLink": withToken("reset", true, (api, token) => api.readLink({ token })),
  "auth.readOldLink": withToken("reset", true, (api, token) => api.readOldLink({ token })),
  "auth.readReportLink": withToken("report", false, (api, token) => api.readReportLink({ token })),
  "auth.openReportLink": withToken("report", false, (api, token) => api.openReportLink({ token })),
  "auth.requestNewLink": withToken("invitation", false, (api, token) => api.requestNewLink({ token })),
  "auth.choosePassword": async ({ world, owner }) => {
    const person = await world.person(owner);
    return () => person.api.auth.choosePassword({ password });
  },
  "auth.setLanguage": withoutPreparation(({ me }) => me.api.auth.setLanguage({ language: "fr" })),
  "auth.passSecondStep": async ({ world }) => {
    const { person, app } = await createProtectedPerson(world);
    const { setCookie } = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    const waiting = /rondo_second_step=[^;]+/.exec(setCookie)?.[0] ?? "";
    const code = app.code();
    return () => world.as(waiting).auth.passSecondStep({ code });
  },
  "auth.requestMagicLink": withoutPreparation(({ world, me }) =>
    world.visitor.auth.requestMagicLink({ email: me.email }),
  ),
  "auth.openMagicLink": withToken("magic", true, (api, token) => api.openMagicLink({ token })),
  "auth.listProviders": withoutPreparation(({ world }) => world.visitor.auth.listProviders({})),
  "auth.security": withoutPreparation(({ me }) => me.api.auth.security({})),
  "auth.confirmIdentity": withoutPreparation(({ me }) =>
    me.api.auth.confirmIdentity({ password: goodPassword }),
  ),
  "auth.changeEmail": afterConfirmation((person) => person.api.auth.changeEmail({ email: nextEmail() })),
  "auth.confirmNewEmail": withToken("email", true, (api, token) => api.confirmNewEmail({ token })),
  "auth.restoreEmail": withToken("former_email", true, (api, token) => api.restoreEmail({ token, password })),
  "auth.changePassword": afterConfirmation((person) => person.api.auth.changePassword({ password })),
  "auth.beginSecondFactor": afterConfirmation((person) => person.api.auth.beginSecondFactor({})),
  "auth.confirmSecondFactor": async ({ world }) => {
    const person = await createPerson(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const code = await getFirstCode(world, person.api);
    return () => person.api.auth.confirmSecondFactor({ code });
  },
  "auth.renewRecoveryCodes": async ({ world }) => {
    const { person } = await createProtectedPerson(world);
    return () => person.api.auth.renewRecoveryCodes({});
  },
  "auth.removeSecondFactor": async ({ world }) => {
    const { person } = await createProtectedPerson(world);
    return () => person.api.auth.removeSecondFactor({});
  },
  "auth.endOwnSession": async ({ world }) => {
    const person = await createPerson(world);
    await signIn(world, person.email);
    const { sessions } = await person.api.auth.security({});
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    return () => person.api.auth.endOwnSession({ id: other?.id ?? "" });
  },
  "auth.endOtherSessions": async ({ world }) => {
    const person = await createPerson(world);
    return () => person.api.auth.endOtherSessions({});
  },
  "auth.unlinkIdentity": async ({ world }) => {
    const person = await createPerson(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const claims = { issuer: "https://portail.example", subject: person.userId, email: person.email };
    await linkIdentity(world.database.db, world.services, person.userId, claims as ProviderClaims);
    const { identities } = await person.api.auth.security({});
    return () => person.api.auth.unlinkIdentity({ id: identities[0]?.id ?? "" });
  },
  "auth.givePassword": async ({ world }) => {
    const admin = await createPerson(world, { role: "admin", isAdmin: true });
    await admin.api.auth.confirmIdentity({ password: goodPassword });
    const { profileId: id } = await world.person(admin);
    return () => admin.api.auth.givePassword({ id, password });
  },
  "auth.sendPasswordLink": withoutPreparation((scene) =>
    scene.owner.api.auth.sendPasswordLink({ id: getFirstPerson(scene).profileId }),
  ),
  "auth.requireSecondFactor": async ({ world }) => {
    const { person } = await createProtectedPerson(world, { role: "admin", isAdmin: true });
    return () => person.api.auth.requireSecondFactor({ required: false });
  },
};

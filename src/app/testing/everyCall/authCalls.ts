import type { ProviderClaims } from "#accounts/rules/arrival.ts";
import { linkIdentity } from "#accounts/server/identities.ts";
import type { TokenKind } from "#accounts/server/tokens.ts";
import { givePassword, goodPassword, signIn } from "../accounts.ts";
import { post } from "../http.ts";
import { firstCode, switchOn } from "../secondFactor.ts";
import type { Api, Person, World } from "../world.ts";
import { at, first, newEmail, type Call } from "./scene.ts";

const password = "Quatre hiboux sur la neige";
const withToken =
  (kind: TokenKind, joined: boolean, call: (api: Api["auth"], token: string) => Promise<unknown>): Call =>
  async ({ world, token: mint }) => {
    const token = await mint(kind, joined);
    return () => call(world.visitor.auth, token);
  };

type Facts = Parameters<World["person"]>[1];

/** Somebody of a company of their own, with a password. */
async function someone(world: World, facts: Facts = {}): Promise<Person> {
  const person = await world.person(await world.company(), facts);
  await givePassword(world, person);
  return person;
}
async function protectedPerson(world: World, facts: Facts = {}) {
  const person = await someone(world, facts);
  return { person, app: await switchOn(world, person.api) };
}
const confirmed =
  (call: (person: Person) => Promise<unknown>): Call =>
  async ({ world }) => {
    const person = await someone(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    return () => call(person);
  };

/** Asked of a real provider, with a pool of one too: auth/server/endpoints/providers.db.test.ts. */
export const atAProvider = ["auth.goToProvider", "auth.comeFromProvider", "auth.linkProvider"];

/** One valid call of each endpoint of the accounts. */
export const authCalls: Record<string, Call> = {
  "auth.viewer": at(({ me }) => me.api.auth.viewer({})),
  "auth.register": at(({ world }) =>
    world.visitor.auth.register({
      companyName: "C",
      firstName: "A",
      lastName: "B",
      email: newEmail(),
      password,
      language: "fr",
    }),
  ),
  "auth.resendConfirmation": at(({ world, me }) =>
    world.visitor.auth.resendConfirmation({ email: me.email }),
  ),
  "auth.confirmEmail": withToken("confirmation", true, (api, token) =>
    api.confirmEmail({ token, newPassword: password }),
  ),
  "auth.signIn": at(({ world, me }) =>
    world.visitor.auth.signIn({ email: me.email, password: goodPassword }),
  ),
  "auth.signOut": at(async ({ world, owner }) =>
    world.as(owner.cookie.replace(/=.*/, "=none.none")).auth.signOut({}),
  ),
  "auth.continueSession": at(({ me }) => me.api.auth.continueSession({})),
  "auth.switchCompany": at(({ me }) => me.api.auth.switchCompany({ companyId: me.companyId })),
  "auth.requestReset": at(({ world, me }) => world.visitor.auth.requestReset({ email: me.email })),
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
  "auth.setLanguage": at(({ me }) => me.api.auth.setLanguage({ language: "fr" })),
  "auth.passSecondStep": async ({ world }) => {
    const { person, app } = await protectedPerson(world);
    const { setCookie } = await post(world, "auth/signIn", { email: person.email, password: goodPassword });
    const waiting = /rondo_second_step=[^;]+/.exec(setCookie)?.[0] ?? "";
    const code = app.code();
    return () => world.as(waiting).auth.passSecondStep({ code });
  },
  "auth.requestMagicLink": at(({ world, me }) => world.visitor.auth.requestMagicLink({ email: me.email })),
  "auth.openMagicLink": withToken("magic", true, (api, token) => api.openMagicLink({ token })),
  "auth.listProviders": at(({ world }) => world.visitor.auth.listProviders({})),
  "auth.security": at(({ me }) => me.api.auth.security({})),
  "auth.confirmIdentity": at(({ me }) => me.api.auth.confirmIdentity({ password: goodPassword })),
  "auth.changeEmail": confirmed((person) => person.api.auth.changeEmail({ email: newEmail() })),
  "auth.confirmNewEmail": withToken("email", true, (api, token) => api.confirmNewEmail({ token })),
  "auth.restoreEmail": withToken("former_email", true, (api, token) => api.restoreEmail({ token, password })),
  "auth.changePassword": confirmed((person) => person.api.auth.changePassword({ password })),
  "auth.beginSecondFactor": confirmed((person) => person.api.auth.beginSecondFactor({})),
  "auth.confirmSecondFactor": async ({ world }) => {
    const person = await someone(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const code = await firstCode(world, person.api);
    return () => person.api.auth.confirmSecondFactor({ code });
  },
  "auth.renewRecoveryCodes": async ({ world }) => {
    const { person } = await protectedPerson(world);
    return () => person.api.auth.renewRecoveryCodes({});
  },
  "auth.removeSecondFactor": async ({ world }) => {
    const { person } = await protectedPerson(world);
    return () => person.api.auth.removeSecondFactor({});
  },
  "auth.endOwnSession": async ({ world }) => {
    const person = await someone(world);
    await signIn(world, person.email);
    const { sessions } = await person.api.auth.security({});
    const other = sessions.find(({ isCurrent }) => !isCurrent);
    return () => person.api.auth.endOwnSession({ id: other?.id ?? "" });
  },
  "auth.endOtherSessions": async ({ world }) => {
    const person = await someone(world);
    return () => person.api.auth.endOtherSessions({});
  },
  "auth.unlinkIdentity": async ({ world }) => {
    const person = await someone(world);
    await person.api.auth.confirmIdentity({ password: goodPassword });
    const claims = { issuer: "https://portail.example", subject: person.userId, email: person.email };
    await linkIdentity(world.database.db, world.services, person.userId, claims as ProviderClaims);
    const { identities } = await person.api.auth.security({});
    return () => person.api.auth.unlinkIdentity({ id: identities[0]?.id ?? "" });
  },
  "auth.givePassword": async ({ world }) => {
    const admin = await someone(world, { role: "admin", isAdmin: true });
    await admin.api.auth.confirmIdentity({ password: goodPassword });
    const { profileId: id } = await world.person(admin);
    return () => admin.api.auth.givePassword({ id, password });
  },
  "auth.sendPasswordLink": at((scene) =>
    scene.owner.api.auth.sendPasswordLink({ id: first(scene).profileId }),
  ),
  "auth.requireSecondFactor": async ({ world }) => {
    const { person } = await protectedPerson(world, { role: "admin", isAdmin: true });
    return () => person.api.auth.requireSecondFactor({ required: false });
  },
};

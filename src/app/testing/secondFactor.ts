import { HOTP, Secret } from "otpauth";
import { computeStep } from "#accounts/rules/secondFactor.ts";
import { givePassword, goodPassword } from "./accounts.ts";
import { post, type Answer } from "./http.ts";
import { readErrorCode, type Api, type Person, type World } from "./world.ts";

/** The authenticator application of a person, by the world's clock. */
export interface Authenticator {
  /** `stepsAway`: what a telephone shows whose clock is that many half-minutes early or late. */
  code: (stepsAway?: number) => string;
  recoveryCodes: string[];
}

const createCodeGenerator = (world: World, key: string) => {
  const application = new HOTP({ secret: Secret.fromBase32(key) });
  return (stepsAway = 0) => application.generate({ counter: computeStep(world.clock.now) + stepsAway });
};

/** Switches the second factor on as the security page does; the clock moves on, so that a new code is due. */
export async function switchOn(world: World, api: Api, password = goodPassword): Promise<Authenticator> {
  await api.auth.confirmIdentity({ password });
  const { key } = await api.auth.beginSecondFactor({});
  const code = createCodeGenerator(world, key);
  const { recoveryCodes } = await api.auth.confirmSecondFactor({ code: code() });
  world.clock.advance(60_000);
  return { code, recoveryCodes };
}

/** The first code of a second factor that is about to be switched on. */
export async function getFirstCode(world: World, api: Api): Promise<string> {
  const { key } = await api.auth.beginSecondFactor({});
  return createCodeGenerator(world, key)();
}

export const findSessionCookie = (setCookie: string) => /rondo_session=[^;]+/.exec(setCookie)?.[0] ?? "";

/** The people and the steps of signing in with a second factor. */
export function makeSecondFactorSteps(world: World, owner: Person) {
  async function someone(): Promise<Person> {
    const person = await world.person(owner);
    await givePassword(world, person);
    return person;
  }
  return {
    someone,
    /** A person with a second factor, signed in as they were when they switched it on. */
    async protectedPerson() {
      const person = await someone();
      return { person, app: await switchOn(world, person.api) };
    },
    /** The password is given; the cookie of the wait for the code. */
    async wait(email: string): Promise<string> {
      const { setCookie } = await post(world, "auth/signIn", { email, password: goodPassword });
      return /rondo_second_step=[^;]+/.exec(setCookie)?.[0] ?? "";
    },
    pass: (cookie: string, input: object, address?: string): Promise<Answer> =>
      post(world, "auth/passSecondStep", input, cookie, address),
    isOpen: async (cookie: string) =>
      (await readErrorCode(world.as(cookie).auth.continueSession({}))) === "ok",
  };
}

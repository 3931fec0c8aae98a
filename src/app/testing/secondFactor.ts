import { HOTP, Secret } from "otpauth";
import { stepOf } from "#accounts/rules/secondFactor.ts";
import { goodPassword } from "./accounts.ts";
import type { Api, World } from "./world.ts";

/** The application on somebody's telephone, by the world's clock. */
export interface Authenticator {
  /** `stepsAway`: what a telephone shows whose clock is that many half-minutes early or late. */
  code: (stepsAway?: number) => string;
  recoveryCodes: string[];
}

const appWith = (world: World, key: string) => {
  const application = new HOTP({ secret: Secret.fromBase32(key) });
  return (stepsAway = 0) => application.generate({ counter: stepOf(world.clock.now) + stepsAway });
};

/** Switches the second factor on as the security page does; the clock moves on, so that a new code is due. */
export async function switchOn(world: World, api: Api, password = goodPassword): Promise<Authenticator> {
  await api.auth.confirmIdentity({ password });
  const { key } = await api.auth.beginSecondFactor({});
  const code = appWith(world, key);
  const { recoveryCodes } = await api.auth.confirmSecondFactor({ code: code() });
  world.clock.advance(60_000);
  return { code, recoveryCodes };
}

/** The first code of a second factor that is about to be switched on. */
export async function firstCode(world: World, api: Api): Promise<string> {
  const { key } = await api.auth.beginSecondFactor({});
  return appWith(world, key)();
}

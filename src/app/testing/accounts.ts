import { hashPassword } from "#accounts/server/passwords.ts";
import { savePasswordHash } from "#accounts/server/users.ts";
import { post } from "./http.ts";
import type { Person, World } from "./world.ts";

export const goodPassword = "Trois renards dans la neige";

const hashes = new Map<string, Promise<string>>();

/** Gives a person of the world a password, to sign in with. Hashed once a run: it is slow by design. */
export async function givePassword(world: World, person: Pick<Person, "userId">, password = goodPassword) {
  const hash = hashes.get(password) ?? hashPassword(password, { name: "test" });
  hashes.set(password, hash);
  await savePasswordHash(world.database.db, world.services, person.userId, await hash);
}

/** Signs in as a browser would; the cookie of the new session. */
export async function signIn(world: World, email: string, password = goodPassword): Promise<string> {
  const { cookie, code } = await post(world, "auth/signIn", { email, password });
  if (!cookie) throw new Error(`signing in failed: ${code}`);
  return cookie;
}

/** Does something when this much time has passed, then comes back: the other sessions of the test stay alive. */
export async function runLater(world: World, ms: number, work: () => Promise<void>): Promise<void> {
  world.clock.advance(ms);
  await work().finally(() => world.clock.advance(-ms));
}

import { afterEach, beforeAll, expect, test } from "vitest";
import { hashingQueue } from "#accounts/server/passwords.ts";
import { givePassword, goodPassword } from "#app/testing/accounts.ts";
import { readErrorCode, makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company("Filature du Fleuve");
});

const appUrl = "http://localhost:3000";
async function signIn(email: string, from: { address?: string; cookie?: string; password?: string } = {}) {
  const request = new Request(`${appUrl}/rpc/auth/signIn`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      origin: appUrl,
      ...(from.cookie ? { cookie: from.cookie } : {}),
    },
    body: JSON.stringify({ json: { email, password: from.password ?? goodPassword } }),
  });
  const response = await world.fetch(request, from.address);
  await response.text();
  return response;
}
const readStatus = async (response: Promise<Response>) => (await response).status;

async function someone(): Promise<Person> {
  const person = await world.person(owner);
  await givePassword(world, person);
  return person;
}

let releases: (() => void)[] = [];
afterEach(() => {
  for (const release of releases) release();
  releases = [];
});
/** Both places of the hashing queue are taken until the test gives them back. */
function occupyHashing(): () => void {
  let release = () => {};
  const gate = new Promise<void>((resolve) => (release = resolve));
  for (const place of [1, 2]) void hashingQueue.run({ name: `test ${place}` }, () => gate);
  releases.push(release);
  return release;
}
const untilWaiting = (count: number) =>
  expect.poll(() => hashingQueue.waiting(), { timeout: 120_000, interval: 5 }).toBe(count);

test("strangers from sixty addresses close sign-in neither on a known device nor for somebody with a session", async () => {
  const person = await someone();
  const cookies = (await signIn(person.email)).headers.getSetCookie();
  const cookie = cookies.find((one) => one.startsWith("rondo_device="))?.split(";")[0] ?? "";
  expect(cookie).not.toBe("");

  const release = occupyHashing();
  let turnedAway = 0;
  const strangers = Array.from({ length: 60 }, (_, index) =>
    signIn(`inconnu${index}@nulle-part.example`, { address: `203.0.113.${index}` }).then(({ status }) => {
      if (status === 503) turnedAway += 1;
      return status;
    }),
  );
  await expect.poll(() => turnedAway, { timeout: 120_000, interval: 5 }).toBe(10);
  const atHome = readStatus(signIn(person.email, { cookie }));
  const inside = readErrorCode(person.api.auth.confirmIdentity({ password: goodPassword }));
  await untilWaiting(52);
  release();
  expect([await atHome, await inside]).toEqual([200, "ok"]);
  expect(new Set(await Promise.all(strangers))).toEqual(new Set([401, 503]));
});

test("a try that was turned away is no wrong password: the right one passes when the queue has room", async () => {
  const { email } = await someone();
  const address = "198.51.100.200";
  const release = occupyHashing();
  const network = { name: `network ${address}`, isStranger: true };
  const fill = Array.from({ length: 50 }, () => hashingQueue.run(network, async () => {}));
  const refused: number[] = [];
  for (let count = 0; count < 40; count += 1) refused.push(await readStatus(signIn(email, { address })));
  expect(new Set(refused)).toEqual(new Set([503]));
  release();
  await Promise.all(fill);
  expect(await readStatus(signIn(email, { address }))).toBe(200);

  const wrong: number[] = [];
  for (let count = 0; count < 6; count += 1)
    wrong.push(await readStatus(signIn(email, { address, password: "Pas-le-bon-du-tout!" })));
  expect(wrong).toEqual([401, 401, 401, 401, 401, 429]);
});

test("what one limit refuses is given back to the others", async () => {
  const { email } = await someone();
  const address = "198.51.100.201";
  for (let count = 0; count < 30; count += 1)
    await signIn(`autre${count}@nulle-part.example`, { address, password: "Pas-le-bon-du-tout!" });
  for (let count = 0; count < 10; count += 1)
    expect(await readStatus(signIn(email, { address, password: "Pas-le-bon-du-tout!" }))).toBe(429);
  expect(await readStatus(signIn(email))).toBe(200);
});

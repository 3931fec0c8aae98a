import { paths } from "../src/paths.ts";
import { createApi, readDemoAccounts, findDemoProfileId, enterAs, createCaller } from "./calling.ts";
import { launchFor } from "./offlineAnswering.ts";
import { startProxy } from "./proxy.ts";
import { expect, test } from "./rondo.ts";

const stops: (() => Promise<void>)[] = [];
test.afterEach(async () => {
  for (const stop of stops.splice(0).reverse()) await stop();
});

/**
 * The product on a machine whose nginx passes everything on, as Debian installs it: a stranger's request then comes
 * from 127.0.0.1, with a loopback Host and without any header that says so.
 */
test("behind nginx in its default configuration, a stranger takes no account and reads no figure of the process", async ({
  start,
}) => {
  const metricsToken = "a-token-of-this-journey-as-long-as-asked";
  const { rondo } = await start({
    SMTP_URL: "",
    TRUSTED_PROXIES: "",
    METRICS_TOKEN: metricsToken,
  });
  const proxy = await startProxy(rondo.url.replace("localhost", "127.0.0.1"));
  stops.push(proxy.stop);
  const read = (path: string, headers: Record<string, string> = {}) =>
    fetch(proxy.url + path, { headers, redirect: "manual" });
  const readStatus = async (...request: Parameters<typeof read>) => (await read(...request)).status;

  // A visitor asks for a reset of the password of a person, as any visitor may.
  expect(readDemoAccounts(rondo).has("helene.gagnon")).toBe(true);
  const asked = await fetch(`${proxy.url}/rpc/auth/requestReset`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: rondo.url },
    body: JSON.stringify({ json: { email: "helene.gagnon@boreale.example" } }),
  });
  expect(asked.status).toBe(200);

  expect(await readStatus(paths.devMailbox())).toBe(404);
  expect(await readStatus("/metrics")).toBe(404);

  // The message is there, at the address that was printed, through the same proxy.
  const [, key = ""] = /\/dev\/mailbox\?key=(\S+)/.exec(rondo.output) ?? [];
  expect(key.length).toBeGreaterThanOrEqual(32);
  const opened = await read(paths.devMailbox({ key }));
  const [, message = ""] = /href="([^"]+)"[^>]*><b>helene\.gagnon/.exec(await opened.text()) ?? [];
  const cookie = opened.headers.get("set-cookie") ?? "";
  expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
  const own = cookie.split(";")[0] ?? "";
  expect(await (await read(message, { cookie: own })).text()).toContain("/auth/reset-password?token=");

  // To the stranger it does not exist, whatever they try.
  const guesses = ["", "x", key.slice(1), `${key}x`, key.toLowerCase()];
  for (const guess of guesses) {
    expect(await readStatus(message, { cookie: `rondo_mailbox=${guess}` })).toBe(404);
    expect(await readStatus(paths.devMailbox({ key: guess }))).toBe(404);
  }
  for (const address of ["127.0.0.1", "::1", "localhost"])
    expect(
      await readStatus(message, {
        "x-forwarded-for": address,
        "x-real-ip": address,
        forwarded: `for=${address}`,
      }),
    ).toBe(404);

  for (const authorization of [
    "",
    "Bearer",
    `Bearer ${metricsToken}x`,
    `Basic ${metricsToken}`,
    metricsToken,
  ])
    expect(await readStatus("/metrics", { authorization })).toBe(404);
  const figures = await read("/metrics", { authorization: `Bearer ${metricsToken}` });
  expect(await figures.text()).toContain("process_cpu_seconds_total");
});

test("behind nginx the unread count comes by itself, also once the server or nginx has been away", async ({
  start,
  page,
}) => {
  // The page tries again after seconds, by chance more or less.
  test.setTimeout(180_000);
  const patient = { timeout: 60_000 };
  const { rondo, goAway, comeBack } = await start({ TRUSTED_PROXIES: "" });
  const target = rondo.url.replace("localhost", "127.0.0.1");
  const first = await startProxy(target);
  stops.push(() => proxy.stop());
  let proxy = first;
  const lead = await createCaller();
  await enterAs(lead, rondo, "helene.gagnon");
  await enterAs(page.context(), rondo, "noemie.fortin");
  const peers = [await findDemoProfileId(rondo, "noemie.fortin")];
  const subject = await findDemoProfileId(rondo, "mathieu.belanger");
  const { count } = await createApi(page.context(), rondo).notifications.countUnread({});
  const bell = (more: number) =>
    page.getByRole("button", { name: new RegExp(`^Notifications, ${count + more} `) });

  const followed = page.waitForResponse("**/live/notifications");
  await page.goto(proxy.url.replace("127.0.0.1", "localhost") + paths.dashboard());
  expect((await followed).headers()["content-type"]).toContain("text/event-stream");
  await launchFor(lead, rondo, { subject, peers }, 1);
  await expect(bell(1)).toBeVisible(patient);

  await goAway();
  await comeBack();
  await launchFor(lead, rondo, { subject, peers }, 1);
  await expect(bell(2)).toBeVisible(patient);

  await proxy.stop();
  await launchFor(lead, rondo, { subject, peers }, 1);
  proxy = await startProxy(target, first.port);
  await expect(bell(3)).toBeVisible(patient);
  await lead.request.dispose();
});

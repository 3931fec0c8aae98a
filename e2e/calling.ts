import { createORPCClient } from "@orpc/client";
import { RPCLink } from "@orpc/client/fetch";
import type { ContractRouterClient } from "@orpc/contract";
import { request, type APIRequestContext, type Page } from "@playwright/test";
import type { contract } from "../src/app/registries.ts";
import { paths } from "../src/paths.ts";
import type { Rondo } from "./product.ts";
import type { Words } from "./words.ts";

type Api = ContractRouterClient<typeof contract>;

/** A context of the browser, or a client without one: both keep their session. */
export interface Caller {
  request: APIRequestContext;
}

/** A caller without pages: a context of the browser would open a window for it. */
export const createCaller = async (): Promise<Caller> => ({ request: await request.newContext() });

/** The product called from outside the page, under the session of this browser; signing in here signs it in. */
export function createApi({ request }: Caller, { url }: Rondo): Api {
  const link = new RPCLink({
    url: `${url}/rpc`,
    fetch: async (call) => {
      const answer = await request.fetch(call.url, {
        method: call.method,
        headers: { ...Object.fromEntries(call.headers), origin: url },
        data: await call.text(),
        // A connection that rested is closed by the server while the call is on its way: it is sent again.
        maxRetries: 2,
      });
      const type = answer.headers()["content-type"] ?? "";
      return new Response(await answer.text(), {
        status: answer.status(),
        headers: { "content-type": type },
      });
    },
  });
  return createORPCClient(link);
}

/** The passwords that the demonstration printed when it started, by what stands before the @. */
export const readDemoAccounts = ({ output }: Rondo) =>
  new Map(
    [...output.matchAll(/(\S+)@boreale\.example\s+(\S+)/g)].map(([, who = "", secret = ""]) => [who, secret]),
  );

/** Signs a person of the demonstration in by the form; `who` is what stands before the @ of their address. */
export async function enter(page: Page, rondo: Rondo, { auth: t }: Words, who: string): Promise<void> {
  await page.goto(rondo.url + paths.login());
  await page.getByLabel(t.email).fill(`${who}@boreale.example`);
  await page.getByLabel(t.password, { exact: true }).fill(readDemoAccounts(rondo).get(who) ?? "");
  await page.getByRole("button", { name: t.login.submit }).click();
  await page.waitForURL(`**${paths.dashboard()}`);
}

/** The same without the form: for journeys about something else. */
export async function enterAs(context: Caller, rondo: Rondo, who: string): Promise<void> {
  const password = readDemoAccounts(rondo).get(who) ?? "";
  await createApi(context, rondo).auth.signIn({ email: `${who}@boreale.example`, password });
}

/** In a company of one's own: reports do not wait for the next working morning. */
export async function releaseAtOnce(context: Caller, rondo: Rondo): Promise<void> {
  const { company } = createApi(context, rondo);
  const { version } = await company.readSettings({});
  await company.updateSettings({ release: "immediate", version });
}

export async function readProfileId(context: Caller, rondo: Rondo): Promise<string> {
  const viewer = await createApi(context, rondo).auth.viewer({});
  if (!viewer) throw new Error("nobody is signed in");
  return viewer.profileId;
}

/** The id of the profile of a person of the demonstration. */
export async function findDemoProfileId(rondo: Rondo, who: string): Promise<string> {
  const caller = await createCaller();
  await enterAs(caller, rondo, who);
  const id = await readProfileId(caller, rondo);
  await caller.request.dispose();
  return id;
}

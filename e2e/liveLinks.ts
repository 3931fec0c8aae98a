import { paths } from "../src/paths.ts";
import { password } from "./accounts.ts";
import { createApi, createCaller, type Caller } from "./calling.ts";
import { readLink } from "./mailServer.ts";
import { launchFor } from "./offlineAnswering.ts";
import type { Rondo } from "./product.ts";

/** Addresses that an email brings, as they stand before their button is pressed. */
export interface LiveLinks {
  confirm: string;
  resetPassword: string;
  resetPasswordShort: string;
  invitation: string;
  answerLink: string;
  magicLink: string;
}

/** One link of each kind, from its email; opening a page uses nothing up. The owner of the demonstration is signed in. */
export async function createLiveLinks(context: Caller, rondo: Rondo): Promise<LiveLinks> {
  const { people } = createApi(context, rondo);
  // A signed-in person cannot open the links of another person.
  const { auth } = createApi(await createCaller(), rondo);
  const readPath = async (to: string, subject: RegExp) => {
    const { pathname, search } = new URL(readLink(await rondo.mail.next(to, subject)));
    return pathname + search;
  };

  const newcomer = { firstName: "Luce", lastName: "Gervais", password, language: "fr" } as const;
  const registerOwner = async (email: string) => {
    await auth.register({ ...newcomer, companyName: "Atelier du Quai", email });
    return readPath(email, /Confirmez/);
  };
  const confirm = await registerOwner("luce.gervais@rondo.test");
  const known = "luce.au.quai@rondo.test";
  const token = new URLSearchParams((await registerOwner(known)).split("?")[1]).get("token") ?? "";
  await auth.confirmEmail({ token });
  // The people of the demonstration have no mailbox.
  await auth.requestReset({ email: known });
  await auth.requestMagicLink({ email: known });
  const resetPassword = await readPath(known, /mot de passe/);

  const guest = "ariane.poirier@rondo.test";
  const { id } = await people.invite({ email: guest, firstName: "Ariane", lastName: "Poirier" });
  const invitation = await readPath(guest, /Rondo/);
  // A participant without an account yet answers from the email alone (§3).
  const [camille] = (await people.choices({ search: "camille" })).items;
  await launchFor(context, rondo, { subject: camille?.id ?? "", peers: [id] }, 1);
  return {
    confirm,
    resetPassword,
    resetPasswordShort: paths.resetPasswordShort() + resetPassword.slice(resetPassword.indexOf("?")),
    invitation,
    answerLink: await readPath(guest, /Camille/),
    magicLink: await readPath(known, /lien de connexion/),
  };
}

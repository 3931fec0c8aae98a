import { mintToken } from "#accounts/server/tokens.ts";
import { findUser } from "#accounts/server/users.ts";
import { parseOwnPath, paths } from "#paths.ts";
import { signsInHere } from "#people/server/memberships.ts";
import { findProfileRow } from "#people/server/queries.ts";
import type {
  EmailCall,
  EmailContent,
  Emails,
  EmailTemplate,
} from "#platform/server/emails/emailTemplate.ts";
import { signAddressee } from "../addressee.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/**
 * Emails whose links to a page say whose they are (§3 of docs/product-decisions.md), and carry what their reader needs
 * to get in: for a reader without a way to sign in here, the address of a page becomes a link that opens it once. Whatever
 * a template links to, no reader is refused, or shown the page of another person who is signed in there.
 */
export const withSignInLinks = (emails: Emails): Emails =>
  Object.fromEntries(
    Object.entries(emails).map(([kind, email]) => [
      kind,
      email.hasOwnLinks ? email : { ...email, template: withEntry(email.template as EmailTemplate) },
    ]),
  ) as unknown as Emails;

const withEntry =
  (template: EmailTemplate): EmailTemplate =>
  async (call) => {
    const content = await template(call);
    return content && addEntry(content, call);
  };

/** The page that a link leads to, when one signs in to see it; what follows « # » is for the page alone. */
const toPagePath = (url: string, appUrl: string) =>
  url.startsWith(appUrl) ? parseOwnPath(dropFragment(url.slice(appUrl.length))) : null;
const dropFragment = (url: string) => url.replace(/#.*$/, "");

const evaluationIn = /\/(?:evaluations|nominations)\/([0-9a-f-]{36})/;

export async function addEntry(content: EmailContent, call: EmailCall): Promise<EmailContent> {
  const { language, services } = call;
  const { action, links = [], question } = content;
  const urls = [action, ...links, ...(question?.choices ?? [])].flatMap((link) => (link ? [link.url] : []));
  if (urls.every((url) => toPagePath(url, services.appUrl) === null)) return content;
  const reader = await findReader(call);
  if (!reader) return content;

  const { hasWayIn, holder } = reader;
  const way = async (next: string) => {
    if (!hasWayIn) return { magic: await mintToken(call.tx, services, { kind: "entry", ...holder }) };
    const evaluationId = evaluationIn.exec(next)?.[1] ?? holder.evaluationId;
    return { to: signAddressee(services, { ...holder, evaluationId }) };
  };
  const entered = async <Link extends { url: string }>(link: Link, by = way): Promise<Link> => {
    const next = toPagePath(link.url, services.appUrl);
    if (next === null) return link;
    const fragment = link.url.slice(dropFragment(link.url).length);
    return { ...link, url: services.appUrl + paths.welcome({ ...(await by(next)), next }) + fragment };
  };
  const opened = [];
  for (const link of links) opened.push(await entered(link));
  // Choices of one page share what opens it: a reader who was let in by one of them goes on by another.
  const ways = new Map<string, Awaited<ReturnType<typeof way>>>();
  const sharedWay = async (next: string) => {
    const known = ways.get(next) ?? (await way(next));
    ways.set(next, known);
    return known;
  };
  const choices = [];
  for (const choice of question?.choices ?? []) choices.push(await entered(choice, sharedWay));
  return {
    ...content,
    ...(question && { question: { ...question, choices } }),
    action: action && (await entered(action)),
    ...(content.links && { links: opened }),
    ...(!hasWayIn && { footnotes: [...(content.footnotes ?? []), (language === "fr" ? fr : en).entry] }),
  };
}

/** Null for an address that is no longer theirs, and for a person who has left. */
async function findReader({ tx, companyId, recipient, recipientProfileId: profileId, data }: EmailCall) {
  const person = profileId ? await findProfileRow(tx, companyId, profileId) : null;
  if (!person?.userId || !person.isActive) return null;
  const hasWayIn = await signsInHere(tx, person);
  const user = await findUser(tx, person.userId);
  const own = [user?.email, person.email].map((email) => email?.toLowerCase());
  if (!own.includes(recipient.toLowerCase())) return null;
  const evaluationId = "evaluationId" in data ? data.evaluationId : null;
  return { hasWayIn, holder: { userId: person.userId, companyId, profileId: person.id, evaluationId } };
}

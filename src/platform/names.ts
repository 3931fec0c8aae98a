import { withoutInvisible } from "./invisible.ts";

/**
 * Names of people, companies and objects appear in emails to people who do not know Rondo: they contain no address
 * that a mail program would turn into a link. The same rule for forms and server.
 */

/** Dots that a mail program or a browser reads as the dot of a domain, beside those that NFKC turns into one. */
const dots = /[\u0660\u06F0\u0701\u0702\u2024\u3002\uA4F8\uA60E\uFE52\uFF0E\uFF61\u{10A50}]/gu;

const scheme = /:\/\/|\b(?:https?|ftp|mailto|javascript):/iu;
/** « //autre », « V.Gd/abc »: no name has a path. */
const path = /\/\/|\p{L}\.\p{L}{2,}\//u;
const webHost = /(?:^|[^\p{L}\p{N}])www\./iu;
const betweenWords = /[^\p{L}\p{M}\p{N}\p{S}_.-]+/u;

/**
 * Endings of inclusive writing that are no top-level domain: « conseiller.ère », « directeur.trice ». « .es », « .ne »
 * and « .se » are countries: mail programs make a link of « Adjoint.es », so a name cannot hold it. A job title may
 * (contract of people/): it is in no email, and this rule is not asked about it.
 */
const inclusiveEndings = new Set(
  "ère ères fe fes trice trices rice rices euse euses nes sse sses te tes le les lle lles ses ves".split(" "),
);

/**
 * Domains open to registration by all, beside those of two letters: what hardly follows initials (« J.Roy ») or an
 * abbreviation (« St.Onge ») and does follow « t. », « bit. » or « prix. ».
 */
const openDomains = new Set(
  `com net org info biz app dev xyz link site shop page store online web website top club click live life news email
  mail cloud tech blog space fun vip win bid work works world today group team agency company services solutions
  digital network systems media studio design photo photos video games game money cash loan bank finance credit
  deals sale buy promo gift gifts free host press report review reviews support help center center zone one pro name
  mobi asia icu bond cyou sbs buzz guru quebec paris montreal bzh`.split(/\s+/),
);
/** Of two letters, after a single one (« J.Li » is a name). */
const afterOneLetter = new Set("co ca fr io me ly gd gg gl to cc tv be us uk eu".split(" "));

/**
 * Whether the text holds a web address, an e-mail address or a domain. Initials and abbreviations do not: « J.-P. »,
 * « M.Sc. », « St.Onge ».
 */
export function hasWebAddress(text: string): boolean {
  const plain = text.normalize("NFKC").replace(dots, ".");
  if ([scheme, webHost, path].some((sign) => sign.test(plain))) return true;
  return plain.split(betweenWords).some((word) => {
    const labels = word.split(".");
    return labels.some((label, at) => at > 0 && isDomain(labels[at - 1] ?? "", label)) || isIpAddress(labels);
  });
}

/** Whether `before.after` reads as the end of a domain; a top-level domain has two letters at least, and no digit. */
function isDomain(before: string, after: string): boolean {
  const top = /^(?:xn--[a-z0-9-]+|\p{L}[\p{L}\p{M}]+)(?!\p{N})/iu.exec(after)?.[0];
  if (!top || before === "" || before.endsWith("-")) return false;
  const end = top.toLowerCase();
  if (isAbbreviation(before) && /^\p{Lu}/u.test(top))
    return openDomains.has(end) || (isOneLetter(before) ? afterOneLetter.has(end) : end.length === 2);
  return !(before.length > 2 && inclusiveEndings.has(end));
}

/** « J », « St », « Mme », and « -F » of « J.-F. »: up to four letters, of which the first is a capital. */
const isAbbreviation = (label: string) => /^-?\p{Lu}\p{M}*(?:\p{L}\p{M}*){0,3}$/u.test(label);
const isOneLetter = (label: string) => /^-?\p{L}\p{M}*$/u.test(label);

const isIpAddress = (labels: readonly string[]) =>
  labels.length === 4 && labels.every((label) => /^\d{1,3}$/.test(label));

/** Control characters, line breaks and tabs among them: what stands on one line holds none. */
export const hasControl = (text: string): boolean => /\p{Cc}/u.test(text);

/** Why a name is refused; null when it is not. The forms and the contract ask the same. */
export function whyNotName(text: string): "required" | "format" | "web_address" | null {
  const name = withoutInvisible(text).trim();
  if (name === "") return "required";
  if (hasControl(name)) return "format";
  return hasWebAddress(name) ? "web_address" : null;
}

/** The same for a name that may be left out. */
export function whyNotOptionalName(text: string): "format" | "web_address" | null {
  const reason = whyNotName(text);
  return reason === "required" ? null : reason;
}

import { normalizeEmail, whyNotEmail } from "#platform/emailAddress.ts";
import { withoutInvisible } from "#platform/invisible.ts";
import type { FieldError, FieldReason } from "#platform/errors.ts";
import { whyNotName, whyNotOptionalName } from "#platform/names.ts";

/** One line of the grid, as typed. */
export interface InvitationLine {
  email: string;
  firstName: string;
  lastName: string;
  jobTitle: string;
}

export const emptyLine: InvitationLine = { email: "", firstName: "", lastName: "", jobTitle: "" };

const isEmpty = (line: InvitationLine) => Object.values(line).every((text: string) => text.trim() === "");

/** The lines in which something is written, trimmed, with their place in the grid. */
export const filledLines = (lines: readonly InvitationLine[]) =>
  lines.flatMap((line, index) => {
    if (isEmpty(line)) return [];
    const [email, firstName, lastName, jobTitle] = [line.email, line.firstName, line.lastName, line.jobTitle];
    const trimmed = { email: normalizeEmail(email), firstName: firstName.trim(), lastName: lastName.trim() };
    return [{ index, ...trimmed, jobTitle: jobTitle.trim() }];
  });

/** The same lines, the empty ones last: those that are sent stand where the server counts them. */
export const filledFirst = (lines: readonly InvitationLine[]): InvitationLine[] => [
  ...lines.filter((line) => !isEmpty(line)),
  ...lines.filter(isEmpty),
];

/**
 * What is wrong with the lines, by « index.field »; empty lines are no error. An address written twice is wrong where
 * it comes the second time.
 */
export function whyNotInviteMany(lines: readonly InvitationLine[]): Record<string, FieldReason | FieldError> {
  const reasons: Record<string, FieldReason | FieldError> = {};
  const seen = new Set<string>();
  for (const { index, email, firstName, lastName } of filledLines(lines)) {
    const key = email.toLowerCase();
    const wrong = {
      email: whyNotEmail(email) ?? (seen.has(key) ? ("duplicate" as const) : null),
      firstName: whyNotName(firstName),
      lastName: whyNotOptionalName(lastName),
    };
    seen.add(key);
    for (const [field, reason] of Object.entries(wrong)) if (reason) reasons[`${index}.${field}`] = reason;
  }
  return reasons;
}

const address = /[^\s<>,;"()]+@[^\s<>,;"()]+/;

/**
 * Lines of people from what was copied: cells of a spreadsheet (tabs), a CSV with semicolons, or addresses as a mail
 * program writes them (« Marie Tremblay <marie@boreale.example> »), one per line or after commas. A first line without
 * an address, as a spreadsheet has for its titles, is left out; another one stays, so that its mistake is seen. Columns besides the address are taken in the order
 * first name, last name, job title. Null when there is no address in it: an ordinary paste.
 */
export function readPastedPeople(pasted: string): InvitationLine[] | null {
  const text = withoutInvisible(pasted);
  if (!address.test(text)) return null;
  const records = text.split(/\r\n|\n|\r/).flatMap((line) => {
    if (line.includes("\t")) return [line.split("\t")];
    if (line.includes(";") && (line.match(/@/g) ?? []).length === 1) return [line.split(";")];
    return line.split(/[,;](?=[^,;]*@|\s*$)/).map((part) => [part]);
  });
  return records.flatMap((cells, line) => {
    const trimmed = cells.map((cell) =>
      cell
        .trim()
        .replace(/^"(.*)"$/, "$1")
        .trim(),
    );
    const place = trimmed.findIndex((cell) => address.test(cell));
    if (place === -1) {
      const [email = "", firstName = "", lastName = "", jobTitle = ""] = trimmed;
      return line === 0 || !trimmed.some(Boolean) ? [] : [{ email, firstName, lastName, jobTitle }];
    }
    const cell = trimmed[place] ?? "";
    const email = (address.exec(cell)?.[0] ?? "").replace(/^mailto:/i, "");
    const words = cell
      .replace(address, "")
      .replaceAll(/[<>"()]/g, " ")
      .trim();
    const others = trimmed.filter((_, index) => index !== place);
    if (others.some(Boolean)) {
      const [firstName = "", lastName = "", jobTitle = ""] = others;
      return [{ email, firstName, lastName, jobTitle }];
    }
    return [{ email, jobTitle: "", ...(words ? splitName(words) : nameIn(email)) }];
  });
}

function splitName(words: string) {
  const [firstName = "", ...rest] = words.split(/\s+/);
  return { firstName, lastName: rest.join(" ") };
}

/**
 * « marie-eve.tremblay@… » is probably Marie-Eve Tremblay; « info@… » is not the name of a person, and is left to be
 * written.
 */
function nameIn(email: string) {
  const [local = ""] = email.split("@");
  const parts = local.split(/[._]/).filter((part) => /^\p{L}[\p{L}-]+$/u.test(part));
  if (parts.length !== 2) return { firstName: "", lastName: "" };
  const [firstName = "", lastName = ""] = parts.map(capitalised);
  return { firstName, lastName };
}

const capitalised = (word: string) =>
  word
    .split("-")
    .map((part) => part.charAt(0).toLocaleUpperCase("fr-CA") + part.slice(1).toLocaleLowerCase("fr-CA"))
    .join("-");

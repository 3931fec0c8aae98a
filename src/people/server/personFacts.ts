import { refuse, type FieldReason } from "#platform/errors.ts";
import { tidyPostalCode, whyNotCountry } from "../rules/contact.ts";
import { fieldNames } from "../rules/fields.ts";
import { whyNotField } from "../rules/whyNotField.ts";
import type { PersonFieldName } from "../vocabulary/fields.ts";
import type { NewProfile, ProfileRow } from "./queries.ts";

/** The facts of a person that a form writes; those of the organisation (role, manager) have their own rules. */
type Facts = Pick<NewProfile, "firstName" | "lastName" | "jobTitle" | PersonFieldName>;
/** As it comes from the network: a field that is not there is not changed, "" empties it. */
export type GivenFacts = { [Name in keyof Facts]?: Facts[Name] | undefined };

const neverNull: readonly string[] = ["firstName", "lastName"];

/** What is given as it is stored: empty words are none, a Canadian postal code as the post writes it. */
export function factsToStore(given: GivenFacts, stored: Pick<ProfileRow, "country">): Partial<Facts> {
  const facts = Object.fromEntries(
    Object.entries(given)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, value === "" && !neverNull.includes(name) ? null : value]),
  ) as Partial<Facts>;
  const country = facts.country === undefined ? stored.country : facts.country;
  return facts.zip ? { ...facts, zip: tidyPostalCode(country, facts.zip) } : facts;
}

/**
 * Refuses what the rules refuse, by field. Of what was given only, but for a postal code, which goes with the country.
 * @param today where the company is
 */
export function refuseWrongFacts(
  facts: Partial<Facts>,
  stored: Pick<ProfileRow, "country" | "zip">,
  today: string,
): void {
  const country = facts.country === undefined ? stored.country : facts.country;
  const zip = facts.zip === undefined && facts.country !== undefined ? stored.zip : facts.zip;
  const checkedFacts = { ...facts, zip };
  const reasons: (readonly [PersonFieldName, FieldReason | null])[] = fieldNames.map((name) => [
    name,
    whyNotField(name, checkedFacts[name] ?? "", { country, today }),
  ]);
  reasons.push(["country", whyNotCountry(facts.country ?? "")]);
  const wrong = reasons.flatMap(([name, reason]) => (reason ? [[name, { reason }] as const] : []));
  if (wrong.length > 0) refuse("invalid_data", Object.fromEntries(wrong));
}

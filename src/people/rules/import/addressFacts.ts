import type { ParsedRow } from "#imports/rules/table.ts";
import type { Problems } from "#imports/rules/verdict.ts";
import { personFields, type PersonFieldValues } from "../../vocabulary/fields.ts";
import { tidyPostalCode, whyNotPostalCode } from "../contact.ts";
import { countryNamed, provinceNamed } from "./places.ts";

/** What a file says of the place where somebody lives. */
type AddressFacts = Partial<Pick<PersonFieldValues, "state" | "zip" | "country">>;

/** What is stored of somebody whom the company knows. */
export interface StoredAddress {
  country: string | null;
  zip: string | null;
}

const longestRegion = personFields.state.maxLength;
const longestCode = personFields.zip.maxLength;

/**
 * The place in one row, and what is wrong with it by itself. A province of Canada says the country where nothing else
 * does; what else a postal code and a region may be depends on the country.
 */
export function readAddress(
  values: ParsedRow["values"],
  emptied: ReadonlySet<string>,
  stored: StoredAddress | null,
): { facts: AddressFacts; problems: Problems } {
  const problems: Problems = {};
  const facts: AddressFacts = {};
  const textOf = (field: string, longest: number) => {
    const text = values[field] ?? "";
    if (text.length > longest) problems[field] = { code: "too_long", values: { max: String(longest) } };
    return text;
  };
  const named = textOf("country", longestRegion);
  const code = named ? countryNamed(named) : null;
  if (code) facts.country = code;
  else if (named) problems["country"] ??= { code: "country_unknown" };

  const region = textOf("province", longestRegion);
  const province = region ? provinceNamed(region) : null;
  const country = code ?? (emptied.has("country") ? null : (stored?.country ?? null));
  if (emptied.has("country")) facts.country = null;
  if (emptied.has("province")) facts.state = null;
  if (emptied.has("postal_code")) facts.zip = null;
  if (province && country === null && !named) facts.country = "CA";
  const inCanada = (facts.country ?? country) === "CA";
  if (region && inCanada && !province) problems["province"] ??= { code: "province_unknown" };
  else if (region) facts.state = inCanada && province ? province : region;

  const zip = textOf("postal_code", longestCode);
  const lives = facts.country ?? country;
  if (zip) facts.zip = tidyPostalCode(lives, zip);
  const judged = zip || (facts.country && !emptied.has("postal_code") ? (stored?.zip ?? "") : "");
  if (whyNotPostalCode(lives, judged))
    problems[zip ? "postal_code" : code ? "country" : "province"] ??= { code: "postal_code" };
  return { facts, problems };
}

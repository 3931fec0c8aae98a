import type { ParsedRow } from "#imports/rules/table.ts";
import type { Problems } from "#imports/rules/rowValidation.ts";
import { personFields, type PersonFieldValues } from "../../vocabulary/fields.ts";
import { tidyPostalCode, whyNotPostalCode } from "../contact.ts";
import { countryNamed, provinceNamed } from "./places.ts";

/** The home address in a file. */
type AddressFacts = Partial<Pick<PersonFieldValues, "state" | "zip" | "country">>;

/** The stored address of a person whom the company knows. */
export interface StoredAddress {
  country: string | null;
  zip: string | null;
}

const maxRegionLength = personFields.state.maxLength;
const maxPostalCodeLength = personFields.zip.maxLength;

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
  const readText = (field: string, maxLength: number) => {
    const text = values[field] ?? "";
    if (text.length > maxLength) problems[field] = { code: "too_long", values: { max: String(maxLength) } };
    return text;
  };
  const named = readText("country", maxRegionLength);
  const code = named ? countryNamed(named) : null;
  if (code) facts.country = code;
  else if (named) problems["country"] ??= { code: "country_unknown" };

  const region = readText("province", maxRegionLength);
  const province = region ? provinceNamed(region) : null;
  const country = code ?? (emptied.has("country") ? null : (stored?.country ?? null));
  if (emptied.has("country")) facts.country = null;
  if (emptied.has("province")) facts.state = null;
  if (emptied.has("postal_code")) facts.zip = null;
  if (province && country === null && !named) facts.country = "CA";
  const inCanada = (facts.country ?? country) === "CA";
  if (region && inCanada && !province) problems["province"] ??= { code: "province_unknown" };
  else if (region) facts.state = inCanada && province ? province : region;

  const zip = readText("postal_code", maxPostalCodeLength);
  const lives = facts.country ?? country;
  if (zip) facts.zip = tidyPostalCode(lives, zip);
  const postalCode = zip || (facts.country && !emptied.has("postal_code") ? (stored?.zip ?? "") : "");
  if (whyNotPostalCode(lives, postalCode))
    problems[zip ? "postal_code" : code ? "country" : "province"] ??= { code: "postal_code" };
  return { facts, problems };
}

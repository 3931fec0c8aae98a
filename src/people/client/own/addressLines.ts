import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { toLocale } from "#platform/texts.ts";
import type { Language } from "#platform/vocabulary.ts";

type Address = Pick<OwnProfile, "addressLine1" | "addressLine2" | "city" | "state" | "zip" | "country">;

/** An address as it is written on an envelope: « Québec QC  G1R 2B5 ». Empty when nothing is known. */
export function addressLines(language: Language, address: Address): string[] {
  const { addressLine1, addressLine2, city, state, zip, country } = address;
  const place = [city, state, zip].filter(Boolean).join(" ");
  const named =
    country && (new Intl.DisplayNames(toLocale(language), { type: "region" }).of(country) ?? country);
  return [addressLine1, addressLine2, place, named].filter((line): line is string => Boolean(line));
}

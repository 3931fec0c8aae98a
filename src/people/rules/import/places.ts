import { chosenValue } from "#imports/rules/values.ts";
import { languages } from "#platform/vocabulary.ts";
import { countries, type provinces } from "../contact.ts";

const names = languages.map((language) => new Intl.DisplayNames(language, { type: "region" }));
const otherNames: Record<string, readonly string[]> = {
  CA: ["CAN"],
  US: ["USA", "É.-U.", "United States of America", "États-Unis d’Amérique"],
  FR: ["FRA"],
  GB: ["UK", "Great Britain", "Grande-Bretagne"],
};
const countryNames = Object.fromEntries(
  countries.map((code) => [
    code,
    [...names.map((list) => list.of(code) ?? code), ...(otherNames[code] ?? [])],
  ]),
);

const provinceNames: Record<(typeof provinces)[number], readonly string[]> = {
  NL: ["Terre-Neuve-et-Labrador", "Newfoundland and Labrador", "Terre-Neuve", "Newfoundland", "T.-N.-L."],
  PE: ["Île-du-Prince-Édouard", "Prince Edward Island", "PEI", "Î.-P.-É."],
  NS: ["Nouvelle-Écosse", "Nova Scotia", "N.-É."],
  NB: ["Nouveau-Brunswick", "New Brunswick", "N.-B."],
  QC: ["Québec", "Qué.", "PQ"],
  ON: ["Ontario", "Ont."],
  MB: ["Manitoba", "Man."],
  SK: ["Saskatchewan", "Sask."],
  AB: ["Alberta", "Alb.", "Alta."],
  BC: ["Colombie-Britannique", "British Columbia", "C.-B."],
  YT: ["Yukon"],
  NT: ["Territoires du Nord-Ouest", "Northwest Territories", "T.N.-O."],
  NU: ["Nunavut"],
};

/** The country that a cell names, by its code or its name in French or in English; null when it is none. */
export const countryNamed = (cell: string): string | null => chosenValue(cell, countryNames);

/** The province or territory of Canada that a cell names; null when it is none. */
export const provinceNamed = (cell: string): (typeof provinces)[number] | null =>
  chosenValue(cell, provinceNames);

import type { FieldReason } from "#platform/errors.ts";

/** Two letters each (ISO 3166-1); the browser knows their names. */
export const countries = (
  "AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ " +
  "CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR " +
  "GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO " +
  "JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR " +
  "MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO " +
  "RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV " +
  "TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW"
).split(" ") as [string, ...string[]];

export const whyNotCountry = (code: string): FieldReason | null =>
  code === "" || countries.includes(code) ? null : "option";

/** Of Canada, from the east to the west, then the territories: the order of its post. */
export const provinces = [
  "NL",
  "PE",
  "NS",
  "NB",
  "QC",
  "ON",
  "MB",
  "SK",
  "AB",
  "BC",
  "YT",
  "NT",
  "NU",
] as const;

const canadianCode = /^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]\d[ABCEGHJ-NPRSTV-Z]\d$/;

/** « h2x1y4 » as the post writes it: « H2X 1Y4 ». Codes of other countries stay as they are typed. */
export function tidyPostalCode(country: string | null | undefined, code: string): string {
  const plain = code.replace(/[\s-]/g, "").toUpperCase();
  return country === "CA" && canadianCode.test(plain)
    ? `${plain.slice(0, 3)} ${plain.slice(3)}`
    : code.trim();
}

/** The form of a postal code is known for Canada only. */
export const whyNotPostalCode = (country: string | null | undefined, code: string): FieldReason | null =>
  country !== "CA" || code.trim() === "" || canadianCode.test(code.replace(/[\s-]/g, "").toUpperCase())
    ? null
    : "format";

const phone = /^\+?[\d\s().-]{7,30}(?:\s*(?:poste|ext\.?|x|#)\s*\d{1,6})?$/iu;

/** A telephone number as people write it, with or without the number of an extension. */
export const whyNotPhone = (number: string): FieldReason | null =>
  number.trim() === "" || phone.test(number.trim()) ? null : "format";

const oldest = "1900-01-01";

/** A birthday is not in the future. Dates are written 2026-12-04, so that they compare as words do. */
export const whyNotBirthday = (date: string, today: string): FieldReason | null =>
  date === "" || (date >= oldest && date <= today) ? null : "format";

/** A hire date may be a day to come, a year away at most. */
export const whyNotHireDate = (date: string, today: string): FieldReason | null => {
  const inAYear = `${Number(today.slice(0, 4)) + 1}${today.slice(4)}`;
  return date === "" || (date >= oldest && date <= inAYear) ? null : "format";
};

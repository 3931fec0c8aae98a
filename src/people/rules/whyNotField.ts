import type { FieldReason } from "#platform/errors.ts";
import type { PersonFieldName } from "../vocabulary/fields.ts";
import { whyNotBirthday, whyNotHireDate, whyNotPhone, whyNotPostalCode } from "./contact.ts";
import { getFieldSpec } from "./fields.ts";

/**
 * Why a value may not be stored; "" is none.
 * @param today where the company is
 */
export function whyNotField(
  name: PersonFieldName,
  value: string,
  { country, today }: { country: string | null | undefined; today: string },
): FieldReason | null {
  if (name === "zip") return whyNotPostalCode(country, value);
  const spec = getFieldSpec(name);
  if (spec.kind === "phone") return whyNotPhone(value);
  if (spec.kind === "date") return (spec.latest === "today" ? whyNotBirthday : whyNotHireDate)(value, today);
  return null;
}

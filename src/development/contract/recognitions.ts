import * as z from "zod";
import { PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, paragraphs } from "#platform/contract/endpoint.ts";
import { maxRecognitionLength } from "../vocabulary.ts";
import { aboutPlan } from "./plan.ts";

const id = z.uuid();
const onPlan = { allow: "signedIn", object: "profileId", needsProvedAddress: true } as const;
const recognitionsPath = "/development-plans/{profileId}/recognitions";

const Value = z.object({ id, name: z.object({ fr: z.string(), en: z.string().nullable() }) });

export const Recognition = z.object({
  id,
  from: PersonName,
  /** The value of the company that it names; null where it names none, or one that is gone. */
  value: Value.nullable(),
  text: z.string(),
  on: calendarDate,
});
export type Recognition = z.infer<typeof Recognition>;

export const recognitionEndpoints = {
  /** The latest first. `values`: those that a thank-you can name. */
  listRecognitions: endpoint({
    ...onPlan,
    method: "GET",
    path: recognitionsPath,
    summary: "The thank-yous that a person has received",
  })
    .input(z.strictObject(aboutPlan))
    .output(z.object({ items: z.array(Recognition), values: z.array(Value) })),
  /** Any colleague; their manager reads it too. */
  thank: endpoint({ ...onPlan, method: "POST", path: recognitionsPath, summary: "Thank a colleague" })
    .input(
      z.strictObject({
        ...aboutPlan,
        valueId: id.nullable(),
        text: paragraphs(maxRecognitionLength).min(1),
      }),
    )
    .output(z.object({})),
};

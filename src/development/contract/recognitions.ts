import * as z from "zod";
import { PersonName } from "#people/contract/person.ts";
import { calendarDate, endpoint, paragraphs } from "#platform/contract/endpoint.ts";
import { thanks } from "#platform/contract/limits.ts";
import { maxRecognitionLength, maxRecognitionsShown } from "../vocabulary.ts";
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
  /** Who thanked is willing to have the team read it. */
  senderShares: z.boolean(),
  /** So is the person; the team reads it where both are. */
  receiverShares: z.boolean(),
});
export type Recognition = z.infer<typeof Recognition>;

/** One that the team of the person reads. */
export const SharedRecognition = Recognition.omit({ senderShares: true, receiverShares: true }).extend({
  to: PersonName,
});
export type SharedRecognition = z.infer<typeof SharedRecognition>;

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
  thank: endpoint({
    ...onPlan,
    method: "POST",
    path: recognitionsPath,
    summary: "Thank a colleague",
    limit: thanks,
  })
    .input(
      z.strictObject({
        ...aboutPlan,
        valueId: id.nullable(),
        text: paragraphs(maxRecognitionLength).min(1),
        /** The sender’s wish: the person has a say too. */
        shares: z.boolean(),
      }),
    )
    .output(z.object({})),
  /** Each of the two says it for themself, and takes it back whenever they wish. */
  shareRecognition: endpoint({
    ...onPlan,
    method: "POST",
    path: `${recognitionsPath}/{id}/sharing`,
    summary: "Let the team read a thank-you, or no longer",
  })
    .input(z.strictObject({ ...aboutPlan, id, shares: z.boolean() }))
    .output(z.object({})),
  /**
   * What is shared in the teams of the reader, in those that they manage and among their direct reports, the latest first; of a
   * team, or of a person, where one is named.
   */
  sharedRecognitions: endpoint({
    allow: "signedIn",
    needsProvedAddress: true,
    method: "GET",
    path: "/shared-recognitions",
    summary: "The thank-yous that the reader’s teams share",
  })
    .input(
      z.strictObject({
        teamId: id.optional(),
        profileId: id.optional(),
        limit: z.coerce.number().int().min(1).max(maxRecognitionsShown).optional(),
      }),
    )
    .output(z.object({ items: z.array(SharedRecognition) })),
};

import * as z from "zod";
import { line, optionalLine } from "#platform/contract/endpoint.ts";
import { removalOutcomes, statuses } from "../vocabulary.ts";

/** A content text: French always exists, English may be missing. */
export const Bilingual = z.object({ fr: z.string(), en: z.string().nullable() });
/** The same where neither language has to be written. */
export const OptionalBilingual = z.object({ fr: z.string().nullable(), en: z.string().nullable() });

export const nameFr = line(120);
export const nameEn = optionalLine(120).nullable();
export const description = z.string().trim().max(600).nullable();

/** Raised by each change: a change made on another version is refused with `edited_meanwhile`. */
export const version = z.number().int().min(1);

/** Something that is used is archived, since evaluations refer to it; anything else is deleted. */
export const Removal = z.object({ outcome: z.enum(removalOutcomes) });

/** Where something goes: after that one, or first. */
export const place = { after: z.uuid().nullable() };
/** Where it stands now; numbers grow along a list, with room between them. */
export const Moved = z.object({ id: z.uuid(), position: z.number().int() });

export const Status = z.enum(statuses);
/** What a list is narrowed to: content without its English text. */
export const Translation = z.enum(["untranslated"]);

/** In how many evaluations something is: counted up to `maxCountedUses` (skills/rules/lists.ts), one more means « more than that ». */
export const uses = z.number().int();

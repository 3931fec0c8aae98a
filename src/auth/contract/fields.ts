import * as z from "zod";
import { language } from "#platform/contract/endpoint.ts";

/** 10 to 128 characters here; the rest of the rule is accounts/rules.ts, for the form and the server alike. */
export const newPassword = z.string().min(1).max(128);
export const token = z.string().min(20).max(100);
export const done = z.object({});
/** A path of ours to go to afterwards; anything else becomes the dashboard (paths.ts). */
export const next = z.string().max(2000);
/** `secondStep`: not signed in yet, a code is awaited (`passSecondStep`). */
export const entered = z.object({ language, secondStep: z.boolean() });
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
/** As typed; what it must look like is accounts/rules/secondFactor.ts. */
export const typedCode = z.string().min(1).max(40);
export const proof = z.union([
  z.strictObject({ code: typedCode }),
  z.strictObject({ recoveryCode: typedCode }),
]);

import type { ErrorCode } from "#platform/errors.ts";
import { errorStatuses } from "../registries.ts";

export const isErrorCode = (code: unknown): code is ErrorCode =>
  typeof code === "string" && Object.hasOwn(errorStatuses, code);

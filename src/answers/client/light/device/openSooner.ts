import { failureFrom } from "#platform/client/api.ts";
import type { ErrorCode } from "#platform/errors.ts";
import { deleteLastPerson } from "./records.ts";

/** How long to wait for the server when this device could open the form by itself, in milliseconds. */
const SERVER_TIMEOUT = 4_000;

/** The server is unreachable; an answer, even an error, is a different case. */
export const isUnreachable = (code: ErrorCode) =>
  ["network_error", "service_unavailable", "too_many_at_once"].includes(code);

/**
 * What the server answers, or what this device has kept when the server cannot be reached or is slow.
 * @param isForAnotherPerson the signed-in person is not the one whose form this device stores
 */
export async function openSooner<Opened>(
  loadFromServer: () => Promise<Opened>,
  loadFromDevice: () => Promise<Opened | null>,
  isForAnotherPerson: (code: ErrorCode) => boolean,
): Promise<Opened> {
  const request = loadFromServer();
  const timeout = new Promise<null>((resolve) => setTimeout(() => resolve(null), SERVER_TIMEOUT));
  try {
    const first = await Promise.race([request, timeout]);
    const kept = first ? null : await loadFromDevice();
    // The server may have answered while the device was read.
    return first ?? (await (kept ? Promise.race([request, Promise.resolve(kept)]) : request));
  } catch (error) {
    const { code } = failureFrom(error);
    if (isForAnotherPerson(code)) await deleteLastPerson().catch(() => {});
    const kept = isUnreachable(code) ? await loadFromDevice() : null;
    if (kept) return kept;
    throw error;
  }
}

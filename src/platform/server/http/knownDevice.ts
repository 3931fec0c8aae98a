import { makeAccountCookie } from "./accountCookie.ts";

const year = 365 * 24 * 3600;

/**
 * The cookie of a device on which the owner of an account has proved to be there. It opens nothing: it only keeps
 * strangers who try passwords elsewhere from locking this device out (docs/decisions/0029).
 */
export const { give: deviceCookie, readNonce: readDevice } = makeAccountCookie({
  purpose: "device",
  seconds: year,
});

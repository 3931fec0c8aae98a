import { makeOpenState } from "./openState.ts";

/** The shortcuts are shown: by « ? », or by the menu of the account. */
export const shortcuts = makeOpenState();

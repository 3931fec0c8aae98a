import { remember, readRemembered } from "../remembered.ts";

const key = "example";

/** The example report was opened in this browser; nothing of it is kept in the company (src/reports/README.md). */
export const hasReadExample = () => readRemembered(key) !== null;
export const rememberExample = () => remember(key, "1");

/*
 * A text that a spreadsheet would compute begins with an apostrophe in our CSV files, which the spreadsheet shows: the
 * person who exports does not run what another has typed. The apostrophe is ours, so that it goes when the file comes back.
 */

/** Signs that begin a formula in one spreadsheet or another, full-width ones included. */
const signs = "=+\\-@|%＝＋－＠";

/**
 * Where a cell begins such a formula: after spaces too, and after a NUL, which some of them skip. An apostrophe that
 * was typed there gets another one, so that what was typed is what comes back.
 */
const computed = `'*(?:[\\s\\u0000]*[${signs}]|[\\t\\r\\n])`;
/**
 * The place before such a sign where a cell may begin for a reader who splits elsewhere; quotes are skipped, since an empty
 * pair of them before a sign is one for that reader. Looks back from signs only, so that its time grows with the text.
 */
const apart = `(?='*[${signs}])(?<=[,;\\t\\r\\n][\\s\\u0000"]*)`;

const start = new RegExp(`^${computed}`);
const places = new RegExp(apart, "g");
const guardedStart = new RegExp(`^'(?=${computed})`);
const guardedPlaces = new RegExp(`(?<=[,;\\t\\r\\n][\\s\\u0000"]*)'(?='*[${signs}])`, "g");

/** A text as no spreadsheet computes it. */
export const guarded = (text: string): string =>
  (start.test(text) ? `'${text}` : text).replaceAll(places, "'");

/** A text as it was before. */
export const unguarded = (text: string): string =>
  text.includes("'") ? text.replaceAll(guardedPlaces, "").replace(guardedStart, "") : text;

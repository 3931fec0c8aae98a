/** Tables that grow with people, evaluations and answers: what holds them for minutes holds every company. */
const largeTables = [
  "audit_log",
  "auth.sessions",
  "auth.tokens",
  "evaluation_answers",
  "evaluation_participants",
  "evaluation_questions",
  "evaluation_words",
  "evaluations",
  "notifications",
  "outbox",
  "profile_words",
  "profiles",
  "report_snapshots",
  "response_authors",
  "responses",
  "stored_files",
];
const large = `(?:only\\s+)?"?(?:public"?\\."?)?(${largeTables.map((name) => name.replace(".", '"?\\."?')).join("|")})"?(?=[\\s(;])`;
const altered = new RegExp(`^alter table (?:if exists )?${large}`);

/** What a statement does to a large table, and how it is said. */
const refused: readonly [RegExp, string][] = [
  [/\bgenerated always as\b.*\bstored\b/, "adds a stored column to %, which writes every row again"],
  [/\balter column \S+ (?:set data )?type\b/, "changes a type in %, which writes every row again"],
  [/\badd column\b.*\bdefault [^,]*\(/, "adds a column to % whose default is computed for every row"],
  [
    /\bset not null\b/,
    "reads all of % while nobody may write: add a check that is not valid, then validate it",
  ],
  [
    /\badd constraint\b(?!.*\bnot valid\b)(?!.*\busing index\b)/,
    "checks all of % while nobody may write: « not valid », then validate it",
  ],
];

/**
 * Why a migration may not be added: it would write a large table again, or hold it while all of it is read.
 * @param text the statements of one file
 * @returns one sentence for each such statement; none where there is nothing to say
 */
export function whyNotMigrate(text: string): string[] {
  return listStatements(text).flatMap((statement) => {
    const changes = altered.exec(statement);
    if (changes)
      return refused.flatMap(([pattern, why]) =>
        pattern.test(statement) ? [why.replace("%", changes[1] ?? "")] : [],
      );
    const indexed = new RegExp(`^create (?:unique )?index .*? on ${large}`).exec(statement);
    if (indexed) return [`makes an index of ${indexed[1]} while nobody may write`];
    const emptied = new RegExp(`^(?:update|delete from|truncate(?: table)?) ${large}`).exec(statement);
    if (emptied && !/\bwhere\b/.test(statement))
      return [`writes every row of ${emptied[1]} in one transaction`];
    return [];
  });
}

/** In small letters, on one line each, without comments. */
const listStatements = (text: string): string[] =>
  text
    .replaceAll(/--.*$/gm, "")
    .split(";")
    .map((statement) => statement.replaceAll(/\s+/g, " ").trim().toLowerCase())
    .map((statement) => `${statement} `);

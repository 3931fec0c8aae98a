import ts from "typescript";

const isTest = (file) => /\.test\.tsx?$/.test(file);
const isRule = (file) =>
  /^src\/[^/]+\/rules(?:\.tsx?$|\/)|^src\/platform\/[^/]+\.tsx?$/.test(file) && !isTest(file);
const isPage = (file) =>
  /^src\/\w+\/client\/|^src\/platform\/(?:ui|light|client)\/|^src\/app\/(?:shell\/|[A-Z])/.test(file) &&
  !isTest(file);

/** They take a moment, to count hours from it or to say it with its hour, and no day of it for today. */
const readsMoments = new Set([
  "src/evaluations/client/useNow.ts",
  "src/evaluations/client/days.ts",
  "src/platform/client/readerOffset.ts",
  "src/platform/ui/conflict/FormConflict.tsx",
  "src/platform/ui/conflict/EditConflict.tsx",
]);

/** Where the platform names a concept all the same: fields of the log, the scope of a session, a reason under a field. */
const namesConcepts =
  /^src\/platform\/(?:server\/(?:process\/logging|services)|texts\.(?:fr|en))\.ts$|\.test\.tsx?$|\/testing\//;

/** What a source may not say: the first match is reported. Comments are not read. What oxlint can refuse, it refuses. */
const wordings = [
  {
    rule: "private-parts-live-in-internals",
    comment: "It belongs to src/platform/server/internals, with a test.",
    within: (file) => !/^src\/platform\/server\/internals\/|\.test\.tsx?$|^src\/[^/]+\/testing\//.test(file),
    pattern:
      /"~(?:orpc|standard)"|\.prepareQuery\(|\bNodePg(?:Session|Transaction)\b|_private_(?:jobs|tasks)|from "@orpc\/server\/standard"|\.connection\b[^.\n]*\.stream/,
  },
  {
    rule: "platform-names-no-concept",
    comment: "The word belongs to a concept, which adds what it needs (errors.ts, server/services.ts).",
    within: (file) => file.startsWith("src/platform/") && !namesConcepts.test(file),
    pattern: /evaluation|participant|questionnaire/i,
  },
  {
    rule: "today-is-the-companys",
    comment:
      "A day of the browser's calendar is another one: useToday() says which (platform/ui/viewer.tsx).",
    within: (file) => isPage(file) && !readsMoments.has(file),
    pattern: /\bnew Date\(\)|\.(?:toLocaleDateString|toDateString|getFullYear|getMonth|getDate|getDay)\(/,
  },
  {
    rule: "rules-receive-the-world",
    comment: "The time is a parameter.",
    within: isRule,
    pattern: /\bnew Date\(\)|(?<!new )\bDate\(/,
  },
  {
    rule: "names-are-plain",
    comment: "A function is a verb (listNames), a bound is max or min (maxRows).",
    within: () => true,
    pattern: /\b(?:function|const|let) (?:(?:most|least(?!CommonMultiple))[A-Z]\w*|(?!is|has)\w*[a-z]Of)\b/,
  },
  {
    rule: "imports-can-be-read",
    comment: "The law does not see what import.meta.glob imports.",
    // The examples of /dev/kit are found by their folder: the law reads each of them, and nothing imports them.
    within: (file) => !/^src\/app\/kit\/\w+Kit\.tsx$/.test(file),
    pattern: /import\.meta\.glob/,
  },
];

const blankComments = (text) =>
  text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ""));

const isExported = (node) => node.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword);

/**
 * Literals, lists and records of them, and constants named elsewhere: nothing that computes. No spread either: it runs an
 * iterator when the file is loaded, so that a bundler keeps the file, and whatever imports it, on every page.
 */
function isConstant(node) {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) return isConstant(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.every(isConstant);
  if (ts.isObjectLiteralExpression(node)) return node.properties.every(isConstant);
  if (ts.isPropertyAssignment(node)) return isConstant(node.initializer);
  if (ts.isIdentifier(node) || ts.isStringLiteralLike(node) || ts.isNumericLiteral(node)) return true;
  const { TrueKeyword, FalseKeyword, NullKeyword } = ts.SyntaxKind;
  return [TrueKeyword, FalseKeyword, NullKeyword].includes(node.kind);
}

/** Whether a statement belongs in a vocabulary: an import, an exported type, an exported constant. */
const isVocabularyStatement = (node) =>
  ts.isImportDeclaration(node) ||
  (ts.isTypeAliasDeclaration(node) && isExported(node)) ||
  (ts.isVariableStatement(node) &&
    isExported(node) &&
    Boolean(node.declarationList.flags & ts.NodeFlags.Const) &&
    node.declarationList.declarations.every(({ initializer }) => initializer && isConstant(initializer)));

function readVocabulary(file, text) {
  if (!/^src\/[^/]+\/vocabulary(?:\.ts$|\/)/.test(file)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  return source.statements
    .filter((statement) => !isVocabularyStatement(statement))
    .map((statement) => ({
      where: `${file}:${source.getLineAndCharacterOfPosition(statement.getStart()).line + 1}`,
      rule: "vocabulary-is-constants",
      comment: "Exported constants and their types; what computes or decides lives in rules.",
    }));
}

/** The violations that only the source shows, as { where, rule, comment }. */
export function readSource(file, text) {
  const code = blankComments(text);
  const found = wordings
    .filter(({ within }) => within(file))
    .flatMap(({ rule, comment, pattern }) => {
      const match = pattern.exec(code);
      if (!match) return [];
      const line = code.slice(0, match.index).split("\n").length;
      return [{ where: `${file}:${line}`, rule, comment: `« ${match[0]} ». ${comment}` }];
    });
  return [...found, ...readVocabulary(file, text)];
}

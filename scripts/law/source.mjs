import ts from "typescript";

const isPure = (file) =>
  /^src\/[^/]+\/rules(?:\.tsx?$|\/)|^src\/platform\/[^/]+\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file);

const ambientObjects = new Set([
  "process",
  "crypto",
  "performance",
  "console",
  "globalThis",
  "localStorage",
  "sessionStorage",
  "navigator",
]);
const ambientCalls = new Set(["fetch", "setTimeout", "setInterval", "queueMicrotask", "Date"]);

// A quick look decides whether a file is worth parsing: most are not.
const suspicious =
  /\bimport\s*\{\s*type\b|\bany\b|\braw\b|dangerouslySetInnerHTML|import\.meta\.glob|\bimport\s*\(|@ts-(?:ignore|nocheck)/;
const suspiciousWhenPure =
  /\b(?:Date|Math|Temporal|process|crypto|performance|console|globalThis|localStorage|sessionStorage|navigator|fetch|setTimeout|setInterval|queueMicrotask)\b/;

/** What libraries do not promise to keep; tests may look. */
const privatePart =
  /"~(?:orpc|standard)"|\.prepareQuery\(|\bNodePg(?:Session|Transaction)\b|_private_(?:jobs|tasks)|from "@orpc\/server\/standard"|\.connection\b[^.\n]*\.stream|\bconnection: \{ stream/;
const mayTouchPrivateParts = (file) =>
  /^src\/platform\/server\/internals\/|\.test\.tsx?$|^src\/[^/]+\/testing\//.test(file);

/** The first access to the inside of a library, outside the folder that holds them all. */
function privateParts(file, text) {
  const found = mayTouchPrivateParts(file) ? null : privatePart.exec(text);
  if (!found) return [];
  const line = text.slice(0, found.index).split("\n").length;
  return [
    {
      where: `${file}:${line}`,
      rule: "private-parts-live-in-internals",
      comment: `${found[0]} belongs to src/platform/server/internals, with a test.`,
    },
  ];
}

/** What concepts are about: the platform serves them all and names none. */
const conceptWord = /evaluation|participant|questionnaire/i;
/** Where it still does: fields of the log, the scope of a session, a reason under a field. */
const namesConcepts =
  /^src\/platform\/(?:server\/(?:logging|services)|texts\.(?:fr|en))\.ts$|\.test\.tsx?$|\/testing\//;

function conceptWords(file, text) {
  if (!file.startsWith("src/platform/") || namesConcepts.test(file)) return [];
  const code = text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*/g, (comment) => comment.replace(/[^\n]/g, ""));
  const found = conceptWord.exec(code);
  if (!found) return [];
  const line = code.slice(0, found.index).split("\n").length;
  return [
    {
      where: `${file}:${line}`,
      rule: "platform-names-no-concept",
      comment: `« ${found[0]} » belongs to a concept, which adds what it needs (errors.ts, server/services.ts).`,
    },
  ];
}

/** What pages may not read: a day of the browser's calendar is another day than the company's. */
const browserDay =
  /\bnew Date\(\)|\.(?:toLocaleDateString|toDateString|getFullYear|getMonth|getDate|getDay)\(/;
const isOfPages = (file) =>
  /^src\/\w+\/client\/|^src\/platform\/(?:ui|light|client)\/|^src\/app\/(?:shell\/|[A-Z])/.test(file) &&
  !/\.test\.tsx?$/.test(file);
/** They take a moment, to count hours from it or to say it with its hour, and no day of it for today. */
const readsMoments = new Set([
  "src/evaluations/client/useNow.ts",
  "src/evaluations/client/days.ts",
  "src/platform/client/readerOffset.ts",
  "src/platform/ui/conflict/FormConflict.tsx",
  "src/platform/ui/conflict/EditConflict.tsx",
]);

function browserDays(file, text) {
  const found = isOfPages(file) && !readsMoments.has(file) ? browserDay.exec(text) : null;
  if (!found) return [];
  const line = text.slice(0, found.index).split("\n").length;
  return [
    {
      where: `${file}:${line}`,
      rule: "today-is-the-companys",
      comment: `${found[0]}: useToday() says what day it is (platform/ui/viewer.tsx).`,
    },
  ];
}

const isName = (node, name) => ts.isIdentifier(node) && node.text === name;

function onlyInlineTypes(clause) {
  if (!clause || clause.isTypeOnly || clause.name || !clause.namedBindings) return false;
  return ts.isNamedImports(clause.namedBindings) && clause.namedBindings.elements.every((e) => e.isTypeOnly);
}

/** The examples of /dev/kit are found by their folder: the law reads each of them all the same, and nothing imports them. */
const isKit = (file) => /^src\/app\/kit\/\w+Kit\.tsx$/.test(file);

/** What a node breaks, or undefined. */
function fault(node, file, pure) {
  if (node.kind === ts.SyntaxKind.AnyKeyword)
    return ["no-any", "Say what it is, or `unknown` and look before using it."];
  if (ts.isPropertyAccessExpression(node) && isName(node.expression, "sql") && node.name.text === "raw")
    return ["no-raw-sql", "Values are parameters; names go through sql.identifier."];
  if (ts.isIdentifier(node) && node.text === "dangerouslySetInnerHTML")
    return ["no-inner-html", "Render elements; HTML from a string is how scripts get in."];
  if (ts.isImportDeclaration(node) && onlyInlineTypes(node.importClause))
    return [
      "types-are-imported-as-types",
      "Write `import type { … }`: `import { type … }` still loads the file at run time.",
    ];
  if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
    if (!node.arguments[0] || !ts.isStringLiteralLike(node.arguments[0]))
      return ["imports-can-be-read", 'The law reads only import("a literal path").'];
  }
  if (ts.isPropertyAccessExpression(node) && node.getText() === "import.meta.glob" && !isKit(file))
    return ["imports-can-be-read", "The law does not see what import.meta.glob imports."];
  return pure ? impurity(node) : undefined;
}

function impurity(node) {
  const refused = (what) => ["rules-receive-the-world", `${what}: time, randomness and ids are parameters.`];
  if (ts.isNewExpression(node) && isName(node.expression, "Date") && !node.arguments?.length)
    return refused("new Date()");
  if (ts.isCallExpression(node) && ts.isIdentifier(node.expression) && ambientCalls.has(node.expression.text))
    return refused(`${node.expression.text}()`);
  if (!ts.isPropertyAccessExpression(node) || !ts.isIdentifier(node.expression)) return undefined;
  const [object, property] = [node.expression.text, node.name.text];
  if (object === "Date" && property === "now") return refused("Date.now");
  if (object === "Math" && property === "random") return refused("Math.random");
  if (object === "Temporal" && property === "Now") return refused("Temporal.Now");
  return ambientObjects.has(object) ? refused(object) : undefined;
}

const isVocabulary = (file) => /^src\/[^/]+\/vocabulary(?:\.ts$|\/)/.test(file);
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
  return (
    ts.isIdentifier(node) ||
    ts.isStringLiteralLike(node) ||
    ts.isNumericLiteral(node) ||
    node.kind === ts.SyntaxKind.TrueKeyword ||
    node.kind === ts.SyntaxKind.FalseKeyword ||
    node.kind === ts.SyntaxKind.NullKeyword
  );
}

/** Whether a statement belongs in a vocabulary: an import, an exported type, an exported constant. */
const isVocabularyStatement = (node) =>
  ts.isImportDeclaration(node) ||
  (ts.isTypeAliasDeclaration(node) && isExported(node)) ||
  (ts.isVariableStatement(node) &&
    isExported(node) &&
    Boolean(node.declarationList.flags & ts.NodeFlags.Const) &&
    node.declarationList.declarations.every(({ initializer }) => initializer && isConstant(initializer)));

/** The statements of a vocabulary that are neither an exported constant nor an exported type. */
const otherThanVocabulary = (file, source) =>
  source.statements
    .filter((statement) => !isVocabularyStatement(statement))
    .map((statement) => ({
      where: `${file}:${source.getLineAndCharacterOfPosition(statement.getStart()).line + 1}`,
      rule: "vocabulary-is-constants",
      comment: "Exported constants and their types; what computes or decides lives in rules.",
    }));

/** The violations that only the source shows, as { where, rule, comment }. */
export function readSource(file, text) {
  const pure = isPure(file);
  const violations = [...privateParts(file, text), ...conceptWords(file, text), ...browserDays(file, text)];
  if (!isVocabulary(file) && !suspicious.test(text) && !(pure && suspiciousWhenPure.test(text)))
    return violations;
  const kind = file.endsWith("x") ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const visit = (node) => {
    const found = fault(node, file, pure);
    if (found) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      violations.push({ where: `${file}:${line + 1}`, rule: found[0], comment: found[1] });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  if (isVocabulary(file)) violations.push(...otherThanVocabulary(file, source));
  const silenced = /@ts-(?:ignore|nocheck)/.exec(text);
  if (silenced) {
    const line = text.slice(0, silenced.index).split("\n").length;
    violations.push({
      where: `${file}:${line}`,
      rule: "no-silenced-types",
      comment: "Use @ts-expect-error with a reason.",
    });
  }
  return violations;
}

import { posix } from "node:path";
import ts from "typescript";

/** `platform` for src/platform/server/dueWork/tables.ts, `people` for src/people/tables.ts. */
const getFolder = (file) => file.split("/")[1];
const isTables = (file) => /^src\/.+\/tables(?:\.ts$|\/)/.test(file) && !file.endsWith(".test.ts");

/** The browser has no table. Tests write what they need, and the demonstration the past of an empty company. */
const isProductServer = (file) =>
  !/^src\/[^/]+\/client\/|\.test\.tsx?$|\/testing\/|^src\/app\/demonstration\//.test(file);

/** Tables without a definition: made by a migration or by a library. */
const undefinedTables = [
  ["auth.limits", "platform"],
  ["site.installation", "platform"],
];

/** `export const profiles = tenantTable("profiles", …)`, `auth.table("users", …)`, `wordsTable("team_words")`. */
const definition = /export const (\w+) = (?:(\w+)\.table|\w*[tT]able)\(\s*"(\w+)"/g;

/** Whose each table is, by its name in SQL and by the file and name of its definition. */
export function findTableOwners(files, read) {
  const byName = new Map(undefinedTables);
  const byDefinition = new Map();
  for (const file of files.filter(isTables)) {
    for (const [, constant, schema, table] of read(file).matchAll(definition)) {
      const name = schema ? `${schema}.${table}` : table;
      byName.set(name, getFolder(file));
      byDefinition.set(`${file}#${constant}`, name);
    }
  }
  return { byName, byDefinition };
}

/** What a statement writes: a name, or a definition as `${…}`. */
const writing =
  /\b(?:insert\s+into|delete\s+from|merge\s+into|truncate(?:\s+table)?|update)\s+(?:only\s+)?(?:\$\{(\w+)\}|((?:[a-z_]+\.)?[a-z_]+))/gi;
/** « for update of e », « for no key update », « on conflict do update set »: they name no table. */
const isNoStatement = (before) => /\b(?:for(?:\s+no\s+key)?|do)\s+$/i.test(before);
const drizzleWrites = new Set(["insert", "update", "delete"]);

/** The tables that a file imports, by the names it gives them. */
function listImportedTables(source, file, byDefinition) {
  const tables = new Map();
  for (const statement of source.statements.filter(ts.isImportDeclaration)) {
    const specifier = statement.moduleSpecifier.text;
    const from = specifier.startsWith("#")
      ? `src/${specifier.slice(1)}`
      : posix.join(posix.dirname(file), specifier);
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    for (const { name, propertyName } of bindings.elements) {
      const table = byDefinition.get(`${from}#${(propertyName ?? name).text}`);
      if (table) tables.set(name.text, table);
    }
  }
  return tables;
}

/** The tables that a node writes, as [name, position]. */
function listWrites(node, tables) {
  if (ts.isTemplateExpression(node) || ts.isStringLiteralLike(node)) {
    const text = node.getText();
    return Array.from(text.matchAll(writing))
      .filter(({ index }) => !isNoStatement(text.slice(0, index)))
      .map(({ 1: variable, 2: name, index }) => [name ?? tables.get(variable), node.getStart() + index]);
  }
  if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return [];
  const [table] = node.arguments;
  if (!drizzleWrites.has(node.expression.name.text) || !table || !ts.isIdentifier(table)) return [];
  return [[tables.get(table.text), table.getStart()]];
}

/** Each write to a table of another folder, as { where, rule, comment }. */
export function findForeignWrites(file, text, { byName, byDefinition }) {
  if (!isProductServer(file) || !/\b(?:insert|update|delete|merge|truncate)\b/i.test(text)) return [];
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const tables = listImportedTables(source, file, byDefinition);
  const found = [];
  const visit = (node) => {
    for (const [name, position] of listWrites(node, tables)) {
      const owner = byName.get(name) ?? getFolder(file);
      if (owner === getFolder(file)) continue;
      const { line } = source.getLineAndCharacterOfPosition(position);
      found.push({
        where: `${file}:${line + 1}`,
        rule: "tables-have-one-writer",
        comment: `${name} belongs to ${owner}: it exports a function that writes it, or a fragment of the statement.`,
      });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

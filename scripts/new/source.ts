import ts from "typescript";

/** Adds `property` at the end of the object literal held by `variable`, or of the one under `keys` inside it. */
export function addProperty(
  text: string,
  variable: string,
  keys: readonly string[],
  property: string,
): string {
  const object = objectIn(text, variable, keys);
  return insertInto(text, object, object.properties, property);
}

export const hasProperty = (text: string, variable: string, keys: readonly string[], name: string): boolean =>
  propertyOf(objectIn(text, variable, keys), name) !== undefined;

/** Gives another value to a property that is there. */
export function setProperty(text: string, variable: string, keys: readonly string[], value: string): string {
  const owner = objectIn(text, variable, keys.slice(0, -1));
  const property = propertyOf(owner, keys.at(-1) ?? "");
  if (!property) throw new Error(`no property « ${keys.join(".")} » in « ${variable} »`);
  return text.slice(0, property.initializer.getStart()) + value + text.slice(property.initializer.end);
}

/** Adds an element at the end of the array held by `variable`, or of the one at a property of it. */
export function addElement(text: string, variable: string, keys: readonly string[], element: string): string {
  const [last] = keys.slice(-1);
  const value =
    last === undefined
      ? valueOf(text, variable)
      : propertyOf(objectIn(text, variable, keys.slice(0, -1)), last)?.initializer;
  const array = value && unwrapped(value);
  if (!array || !ts.isArrayLiteralExpression(array))
    throw new Error(`no list « ${[variable, ...keys].join(".")} »`);
  return insertInto(text, array, array.elements, element);
}

/** Adds an import after the last one, unless the line is there. */
export function addImport(text: string, line: string): string {
  if (text.includes(line)) return text;
  const imports = parse(text).statements.filter((statement) => ts.isImportDeclaration(statement));
  const at = imports.at(-1)?.end ?? 0;
  return at === 0 ? `${line}\n${text}` : `${text.slice(0, at)}\n${line}${text.slice(at)}`;
}

/** Adds names to an import of values, or the import itself. */
export function addNames(text: string, names: readonly string[], from: string): string {
  const known = parse(text).statements.find(
    (statement): statement is ts.ImportDeclaration =>
      ts.isImportDeclaration(statement) &&
      ts.isStringLiteral(statement.moduleSpecifier) &&
      statement.moduleSpecifier.text === from &&
      statement.importClause?.phaseModifier !== ts.SyntaxKind.TypeKeyword,
  );
  const bindings = known?.importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings))
    return addImport(text, `import { ${names.join(", ")} } from "${from}";`);
  const before = bindings.elements.map((element) => element.getText());
  const all = [...before, ...names.filter((name) => !before.includes(name))].toSorted();
  return `${text.slice(0, bindings.getStart())}{ ${all.join(", ")} }${text.slice(bindings.end)}`;
}

/** Adds a line at the end of the first table under a heading of Markdown. */
export function addTableLine(text: string, headings: readonly string[], line: string): string {
  const lines = text.split("\n");
  let at = -1;
  for (const heading of headings) {
    at = lines.findIndex((one, index) => index > at && one === heading);
    if (at === -1) throw new Error(`no heading « ${heading} »`);
  }
  const first = lines.findIndex((one, index) => index > at && one.startsWith("|"));
  const end = lines.findIndex((one, index) => index > first && !one.startsWith("|"));
  if (first === -1) throw new Error(`no table under « ${headings.at(-1)} »`);
  return lines.toSpliced(end === -1 ? lines.length : end, 0, line).join("\n");
}

const parse = (text: string) =>
  ts.createSourceFile("a.tsx", text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);

function insertInto(text: string, { end }: ts.Node, items: ts.NodeArray<ts.Node>, item: string): string {
  const before = text.slice(0, end - 1).trimEnd();
  const comma = items.length > 0 && !items.hasTrailingComma ? "," : "";
  return `${before}${comma}\n${item},\n${text.slice(end - 1)}`;
}

function objectIn(text: string, variable: string, keys: readonly string[]): ts.ObjectLiteralExpression {
  let node: ts.Node | undefined = valueOf(text, variable);
  for (const key of ["", ...keys]) {
    if (key !== "") node = propertyOf(node as ts.ObjectLiteralExpression, key)?.initializer;
    node = node && unwrapped(node);
    if (!node || !ts.isObjectLiteralExpression(node))
      throw new Error(`no object « ${[variable, ...keys].join(".")} »`);
  }
  return node as ts.ObjectLiteralExpression;
}

const propertyOf = (object: ts.ObjectLiteralExpression, name: string): ts.PropertyAssignment | undefined =>
  object.properties.find(
    (property): property is ts.PropertyAssignment =>
      ts.isPropertyAssignment(property) &&
      (ts.isIdentifier(property.name) || ts.isStringLiteral(property.name)) &&
      property.name.text === name,
  );

function valueOf(text: string, variable: string): ts.Node | undefined {
  for (const statement of parse(text).statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (ts.isIdentifier(name) && name.text === variable) return initializer;
  }
  return undefined;
}

/** The object or array inside « (…) », « … as X », « … satisfies X » and « () => … ». */
function unwrapped(node: ts.Node): ts.Node {
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node))
    return unwrapped(node.expression);
  return ts.isArrowFunction(node) ? unwrapped(node.body) : node;
}

import { kebab, uncapitalised, type Request } from "./arguments.ts";
import type { Changes } from "./changes.ts";
import { ensureTexts } from "./concept.ts";
import { addElement, addImport, addNames, addProperty, hasProperty, setProperty } from "./source.ts";

/** By who may see a screen: its parent in src/app/routes/groups.tsx, and the roles whose sidebar shows an entry. */
const groups = {
  signedIn: { parent: "signedIn", roles: ["admin", "account_owner", "team_manager", "user"] },
  evaluate: { parent: "evaluating", roles: ["admin", "account_owner", "team_manager"] },
  managePeople: { parent: "managingPeople", roles: ["admin", "account_owner"] },
  administer: { parent: "administering", roles: ["admin"] },
};

/** Screen, address, route, words in both languages, the journeys' list of pages and, with --menu, the sidebar. */
export function addScreen(changes: Changes, request: Request): string[] {
  const { concept, name, allow, menu, title } = request;
  const { parent, roles } = groups[allow];
  const key = menu ?? uncapitalised(name);
  const file = `src/${concept}/client/screens/${name}Screen.tsx`;

  ensureTexts(changes, concept, title);
  const words = uncapitalised(name);
  for (const language of ["fr", "en"] as const)
    changes.edit(`src/${concept}/texts.${language}.ts`, (text) =>
      addProperty(text, language, [], `${words}: { title: ${JSON.stringify(title[language])} }`),
    );
  changes.create(file, screenOf(concept, name, words));
  if (!hasProperty(changes.read("src/paths.ts"), "paths", [], key)) {
    const path = request.path ?? `/app/${kebab(name)}`;
    changes.edit("src/paths.ts", (text) =>
      addProperty(text, "paths", [], `${key}: () => ${JSON.stringify(path)}`),
    );
  }
  addRoute(changes, { concept, allow, parent, route: routeOf(concept, name, key, parent) });
  changes.edit("src/app/screenTexts.ts", (text) =>
    addProperty(text, "screenTexts", [], `${name}Screen: [${JSON.stringify(concept)}]`),
  );
  changes.edit("e2e/everyPage.ts", (text) =>
    hasProperty(text, "ownerPages", [], key)
      ? setProperty(text, "ownerPages", [key], `[paths.${key}()]`)
      : addProperty(text, "ownerPages", [], `${key}: [paths.${key}()]`),
  );
  if (menu) addEntry(changes, menu, title, roles);
  return [
    `${file}: what it shows; empty, loading, error, 390 px and dark`,
    `src/${concept}/texts.fr.ts, then texts.en.ts: its words`,
    ...(menu
      ? ["src/app/shell/navigation.tsx: its icon; src/app/menu.ts and menu.test.ts: its place in the sidebar"]
      : []),
  ];
}

/** A route among those of its concept; the first of a concept, or of who may see it, joins src/app/routes.tsx. */
function addRoute(
  changes: Changes,
  { concept, allow, parent, route }: Record<"concept" | "parent" | "route", string> & Pick<Request, "allow">,
): void {
  const [file, routes] = [`src/app/routes/${concept}.ts`, `${concept}Routes`];
  const isFirst = !changes.exists(file);
  if (isFirst)
    changes.create(
      file,
      `import { createRoute } from "@tanstack/react-router";\nimport { paths } from "#paths.ts";\n\nexport const ${routes} = {};\n`,
    );
  if (isFirst || !hasProperty(changes.read(file), routes, [], allow)) {
    changes.edit(file, (text) => addProperty(text, routes, [], `${allow}: []`));
    changes.edit("src/app/routes.tsx", (text) =>
      addElement(
        addImport(text, `import { ${routes} } from "./routes/${concept}.ts";`),
        "groups",
        [allow],
        `...${routes}.${allow}`,
      ),
    );
  }
  changes.edit(file, (text) =>
    addElement(
      addNames(addNames(text, [parent], "./groups.tsx"), ["screen"], "./screen.ts"),
      routes,
      [allow],
      route,
    ),
  );
}

/** An entry of the sidebar: the planned one switched on, or a new one at the end of each role's list. */
function addEntry(changes: Changes, menu: string, title: Request["title"], roles: readonly string[]): void {
  const file = "src/app/menu.ts";
  if (hasProperty(changes.read(file), "entries", [], menu))
    return changes.edit(file, (text) => setProperty(text, "entries", [menu, "exists"], "true"));
  changes.edit(file, (text) =>
    roles.reduce(
      (edited, role) => addElement(edited, "menus", [role], JSON.stringify(menu)),
      addProperty(text, "entries", [], `${menu}: { path: paths.${menu}(), group: "work", exists: true }`),
    ),
  );
  for (const language of ["fr", "en"] as const)
    changes.edit(`src/app/shell/texts.${language}.ts`, (text) =>
      addProperty(text, language, ["entries"], `${menu}: ${JSON.stringify(title[language])}`),
    );
}

const screenOf = (
  concept: string,
  name: string,
  words: string,
) => `import { useTexts } from "#platform/client/language.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { Page } from "#platform/ui/Page.tsx";

export function ${name}Screen() {
  const { ${words}: texts } = useTexts("${concept}");
  return (
    <Page title={texts.title}>
      <EmptyState title={texts.title} />
    </Page>
  );
}
`;

const routeOf = (concept: string, name: string, key: string, parent: string) => `createRoute({
  getParentRoute: () => ${parent},
  path: paths.${key}(),
  component: screen("${name}Screen", () => import("#${concept}/client/screens/${name}Screen.tsx")),
})`;

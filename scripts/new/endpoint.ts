import { capitalised, kebab, refuse, type Request } from "./arguments.ts";
import type { Changes } from "./changes.ts";
import { ensureContract, routerOf } from "./concept.ts";
import { addImport, addNames, addProperty, addTableLine, hasProperty } from "./source.ts";

const contractModule = "#platform/contract/endpoint.ts";

/** Contract, handler, router, valid input, line of the permission table, and a first test. */
export function addEndpoint(changes: Changes, request: Request): string[] {
  const { concept, name, allow, writes } = request;
  ensureContract(changes, concept);
  const contract = `${concept}Contract`;
  const contractFile = `src/${concept}/contract.ts`;
  if (hasProperty(changes.read(contractFile), contract, [], name))
    refuse(`${concept}.${name} is there already.`);
  const fileName = handlerName(concept, name);
  const file = `src/${concept}/server/endpoints/${fileName}.ts`;

  changes.edit(contractFile, (text) =>
    addProperty(
      addNames(addImport(text, `import * as z from "zod";`), ["endpoint", "nothing"], contractModule),
      contract,
      [],
      `${name}: endpoint({
        allow: "${allow}",
        method: "${writes ? "POST" : "GET"}",
        path: "/${kebab(concept)}/${kebab(name)}",
        summary: "${capitalised(kebab(fileName).replaceAll("-", " "))}",
      }).input(nothing).output(z.object({ items: z.array(z.object({ id: z.uuid() })) }))`,
    ),
  );
  changes.create(file, handlerOf(concept, name, fileName));
  changes.create(file.replace(".ts", ".db.test.ts"), testOf(request));
  changes.edit(routerOf(concept), (text) =>
    addProperty(
      addImport(text, `import { ${fileName}Endpoint } from "./endpoints/${fileName}.ts";`),
      `${concept}Router`,
      [],
      `${name}: ${fileName}Endpoint`,
    ),
  );
  changes.edit("src/app/testing/inputs.ts", (text) =>
    addProperty(text, "inputs", [], `"${concept}.${name}": () => ({})`),
  );
  changes.edit("docs/permissions.md", (text) =>
    addTableLine(text, ["## Lists, and what is new", "### Everybody"], `| ${concept}.${name} | \`200\` |`),
  );
  return [
    `${contractFile}: input and output, each field named; « object » when the input names one`,
    `${file}: load, refuse, write`,
    `src/app/testing/inputs.ts: a valid input, once there is one`,
    `docs/permissions.md: what « everybody » gets; with « object », a line under each heading that names people`,
  ];
}

/** list → listPulses; a name that says more than a verb stays. */
const handlerName = (concept: string, name: string) =>
  ["list", "read", "create", "update", "remove"].includes(name) ? `${name}${capitalised(concept)}` : name;

const handlerOf = (
  concept: string,
  name: string,
  fileName: string,
) => `import { handle } from "#platform/server/handle.ts";
import { ${concept}Contract } from "../../contract.ts";

export const ${fileName}Endpoint = handle(${concept}Contract.${name}, () => Promise.resolve({ items: [] }));
`;

const testOf = ({ concept, name, allow }: Request) => `import { beforeAll, expect, test } from "vitest";
import { ${allow === "signedIn" ? "" : "codeOf, "}makeWorld, type Person, type World } from "#app/testing/world.ts";

let world: World;
let owner: Person;
beforeAll(async () => {
  world = await makeWorld();
  owner = await world.company();
});

test("a new company has none", async () => {
  expect(await owner.api.${concept}.${name}({})).toEqual({ items: [] });
});
${
  allow === "signedIn"
    ? ""
    : `
test("a member is refused", async () => {
  const member = await world.person(owner);
  expect(await codeOf(member.api.${concept}.${name}({}))).toBe("forbidden");
});
`
}`;

import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { everyDialog } from "../e2e/keyboard/everyDialog.ts";

const root = path.resolve(import.meta.dirname, "..");
/** What opens over a page and takes the focus; the kits that draw them are the components themselves. */
const opening =
  /<(?:Dialog|ConfirmDialog|FormDialog|VersionedDialog|ActionMenu|DetailPage|Menu|ListMenu|Modal|Modal\.Root|Drawer|Drawer\.Root|Popover|PanelFrame|HoverCard|dialog)(?=[\s>])/g;
const openingByCall = /\b(?:showModal|showPopover)\(|\srole="(?:alert)?dialog"|\spopover=/g;
const kits = new Set([
  "src/platform/light/Dialog.tsx",
  "src/platform/ui/layers/ActionList.tsx",
  "src/platform/ui/layers/DialogFrame.tsx",
  "src/platform/ui/layers/DrawerFrame.tsx",
  "src/platform/ui/layers/ListMenu.tsx",
  "src/platform/ui/layers/PanelFrame.tsx",
  "src/platform/ui/layers/Dialog.tsx",
  "src/platform/ui/detail/DetailPage.tsx",
  "src/platform/ui/drawer/Drawer.tsx",
  "src/platform/ui/conflict/VersionedDialog.tsx",
  "src/platform/ui/forms/FormDialog.tsx",
  // Words beside what they explain: nothing in it takes the focus.
  "src/platform/ui/layers/TooltipFrame.tsx",
]);

function countDialogs(): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const entry of readdirSync(path.join(root, "src"), { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith(".tsx")) continue;
    const file = path.relative(root, path.join(entry.parentPath, entry.name)).replaceAll("\\", "/");
    // The examples of /dev/kit open the kits’ own parts: no journey passes there.
    if (kits.has(file) || file.startsWith("src/app/kit/")) continue;
    const source = readFileSync(path.join(root, file), "utf8").replaceAll(
      /\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm,
      "",
    );
    const count = [...source.matchAll(opening), ...source.matchAll(openingByCall)].length;
    if (count > 0) counts[file] = count;
  }
  return counts;
}

test("every dialog and menu of the source is walked with keys: a new one has a line in everyDialog.ts, and a scene", () => {
  const listed = Object.fromEntries(Object.entries(everyDialog).map(([file, names]) => [file, names.length]));
  expect(countDialogs()).toEqual(listed);
});

test("each line of the list is opened by name in a journey", () => {
  const folder = path.join(root, "e2e/keyboard");
  const journeys = readdirSync(folder)
    .filter((name) => name.endsWith(".spec.ts"))
    .map((name) => readFileSync(path.join(folder, name), "utf8"))
    .join("\n");
  const forgotten = Object.values(everyDialog)
    .flat()
    .filter((name) => !journeys.includes(`"${name}"`));
  expect(forgotten).toEqual([]);
});

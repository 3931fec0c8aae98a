import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const src = path.resolve(import.meta.dirname, "../..");
const examples = globSync("app/kit/*/*/*.example.tsx", { cwd: src }).map((file) =>
  readFileSync(path.join(src, file), "utf8"),
);

/** What has no state of its own to show. */
const shownByOthers = [
  // In every example already: what the two kits stand in.
  "platform/ui/Ui.tsx",
  "platform/ui/actions/Toasts.tsx",
  "platform/ui/tooltip/Tooltips.tsx",
  "platform/ui/viewer.tsx",
  // Inside ListPage.
  "platform/ui/lists/BulkBar.tsx",
  "platform/ui/lists/ExportMenu.tsx",
  "platform/ui/lists/ListBar.tsx",
  "platform/ui/lists/MoreMenu.tsx",
  "platform/ui/lists/FilterMenu.tsx",
  "platform/ui/lists/SelectBox.tsx",
  "platform/ui/lists/SortButton.tsx",
  "platform/ui/lists/useListSelection.tsx",
  "platform/ui/lists/views/SavedViewsMenu.tsx",
  "platform/ui/lists/views/ViewChanged.tsx",
  "platform/ui/lists/views/ViewNameDialog.tsx",
  // Inside HeatTable; inside QueryTable, ChartTable and all tables of charts.
  "platform/ui/charts/HeatLegend.tsx",
  "platform/ui/tables/TableParts.tsx",
  // An ObjectView, for the id that an address holds.
  "platform/ui/detail/RoutedObject.tsx",
  // Inside VersionedForm.
  "platform/ui/conflict/FormConflict.tsx",
  // Inside SaveBar, and inside FormDialog.
  "platform/ui/forms/useLeaveGuard.tsx",
  "platform/ui/forms/useCloseGuard.tsx",
  // Only a broken page shows it; Frames shows the frame that holds the banner.
  "platform/light/ErrorBoundary.tsx",
  "platform/light/NetworkBanner.tsx",
];

test("every part of both kits has an example on /dev/kit", () => {
  const parts = globSync("platform/{ui,light}/**/*.tsx", { cwd: src }).filter(
    // What opens above a page is shown by the part that opens it.
    (part) =>
      !shownByOthers.includes(part) && !part.startsWith("platform/ui/layers/") && !part.endsWith(".test.tsx"),
  );
  expect(parts.length).toBeGreaterThan(40);
  const missing = parts.filter((part) => !examples.some((example) => example.includes(`"#${part}"`)));
  expect(missing, "add src/app/kit/<ui|light>/<family>/<Part>.example.tsx").toEqual([]);
});

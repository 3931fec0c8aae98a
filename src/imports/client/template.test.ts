import { expect, test } from "vitest";
import { buildExtendedTemplate } from "./template.ts";

test("a template keeps the columns of a file, as French Excel reads them, and adds those that it lacks", async () => {
  const file = buildExtendedTemplate(
    ["Question", "Type; échelle", ""],
    ["name_en", "category_name_en"],
    "Modèle",
  );
  expect(file.name).toBe("Modèle.csv");
  // A byte order mark, by which Excel knows UTF-8.
  expect([...new Uint8Array(await file.arrayBuffer()).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await file.text()).toContain('Question;"Type; échelle";;name_en;category_name_en\r\n');
});

import { expect, test } from "vitest";
import { writeCsv } from "./csv.ts";

test("a file that a spreadsheet reads and does not compute", () => {
  expect(
    writeCsv([
      ["Équipe", "Taux"],
      ['« Nord »; "Sud"', 72],
      ["=1+1", "entre 3 et 4"],
      ["Bilan", -2],
    ]),
  ).toBe('\uFEFFÉquipe;Taux\r\n"« Nord »; ""Sud""";72\r\n\'=1+1;entre 3 et 4\r\nBilan;-2\r\n');
});

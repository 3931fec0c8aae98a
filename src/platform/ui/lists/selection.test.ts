import { describe, expect, test } from "vitest";
import { computeExtent, nothingSelected, selectedItems, toggle, togglePage, type Rows } from "./selection.ts";

const rows: Rows<string> = ["a", "b", "c", "d", "e"].map((key) => [key, key.toUpperCase()]);
const joinKeys = ({ items }: { items: ReadonlyMap<string, string> }) => [...items.keys()].toSorted().join("");

/** Clicks on boxes, « ⇧ » before a key for a click with Shift. */
const after = (clicks: readonly string[], from = nothingSelected as ReturnType<typeof toggle<string>>) =>
  clicks.reduce((state, click) => toggle(state, rows, click.at(-1) ?? "", click.startsWith("⇧")), from);

describe("selecting rows", () => {
  test.each<[clicks: string[], selected: string]>([
    [["b"], "b"],
    [["b", "d"], "bd"],
    [["b", "b"], ""],
    [["b", "⇧d"], "bcd"],
    [["d", "⇧b"], "bcd"],
    [["a", "c", "⇧e"], "acde"],
    [["a", "⇧e", "⇧c"], "ab"],
    [["⇧c"], "c"],
  ])("by the clicks %j selects « %s »", (clicks, selected) => {
    expect(joinKeys(after(clicks))).toBe(selected);
  });

  test("a range whose beginning is on another page is the row alone", () => {
    const elsewhere = toggle(nothingSelected as ReturnType<typeof toggle<string>>, [["z", "Z"]], "z", false);
    expect(joinKeys(after(["⇧c"], elsewhere))).toBe("cz");
  });

  test("the header selects the page and keeps what other pages have, then takes the page out again", () => {
    const elsewhere = { items: new Map([["z", "Z"]]), anchor: "z" };
    const whole = togglePage(elsewhere, rows);
    expect([joinKeys(whole), computeExtent(whole, rows)]).toEqual(["abcdez", "all"]);
    expect(joinKeys(togglePage(whole, rows))).toBe("z");
    expect(computeExtent(after(["a"]), rows)).toBe("some");
    expect(joinKeys(togglePage(after(["a"]), rows))).toBe("abcde");
    expect(computeExtent(elsewhere, rows)).toBe("none");
  });

  test("what is selected is told as the page shows it now", () => {
    const changed: Rows<string> = [["a", "A, changed"]];
    expect(selectedItems(after(["a", "b"]), changed)).toEqual(["A, changed", "B"]);
  });
});

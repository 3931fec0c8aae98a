import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { computeHeat, computeHeatBand } from "./heatScale.ts";

test("a range over which no single ink is legible has no colours of its own", () => {
  expect(computeHeatBand(0.5, 0.7)).toEqual({
    from: { below: 2, mix: 0, ink: "middle" },
    to: { below: 2, mix: 80, ink: "middle" },
  });
  expect(computeHeatBand(0.6, 0.9)).toBeNull();
});

describe("the heat scale, with the colours of its style sheet", () => {
  const css = readFileSync(new URL("./ui/charts/HeatTable.module.css", import.meta.url), "utf8");
  const [light = "", dark = ""] = css.split(':root[data-theme="dark"]');
  const schemes = { light, dark };
  const colour = (scheme: string, name: string) => {
    const hex = new RegExp(`--heat-${name}: #([0-9a-f]{6})`).exec(scheme)?.[1];
    if (!hex) throw new Error(`--heat-${name} is missing`);
    return [0, 2, 4].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  };
  const luminance = (rgb: readonly number[]) => {
    const [red = 0, green = 0, blue = 0] = rgb.map((level) => {
      const part = level / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  /** As `color-mix(in srgb, …)` does. */
  const paint = (scheme: string, share: number) => {
    const { below, mix } = computeHeat(share);
    const [from, to] = [colour(scheme, String(below)), colour(scheme, String(below + 1))];
    return from.map((level, index) => level + ((to[index] ?? 0) - level) * (mix / 100));
  };
  const shares = Array.from({ length: 101 }, (_, index) => index / 100);

  test.each(["light", "dark"] as const)("is legible at each of its places (%s)", (name) => {
    const scheme = schemes[name];
    const contrasts = shares.map((share) => {
      const [one = 0, other = 0] = [
        luminance(paint(scheme, share)),
        luminance(colour(scheme, `ink-${computeHeat(share).ink}`)),
      ].toSorted((a, b) => a - b);
      return (other + 0.05) / (one + 0.05);
    });
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });

  test("goes one way in each scheme, and the other way in the dark", () => {
    const lights = (scheme: string) => shares.map((share) => luminance(paint(scheme, share)));
    expect(lights(light)).toEqual(lights(light).toSorted((a, b) => b - a));
    expect(lights(dark)).toEqual(lights(dark).toSorted((a, b) => a - b));
  });
});

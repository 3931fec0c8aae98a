import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { computeGapHeat, computeHeat } from "./heatScale.ts";

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

  const mix = (from: readonly number[], to: readonly number[], percent: number) =>
    from.map((level, index) => level + ((to[index] ?? 0) - level) * (percent / 100));
  const paintGap = (scheme: string, gap: number) => {
    const { side, mix: percent } = computeGapHeat(gap);
    return mix(colour(scheme, "none"), colour(scheme, side), percent);
  };
  const gaps = Array.from({ length: 41 }, (_, index) => (index - 20) / 10);

  test.each(["light", "dark"] as const)("of gaps is legible at each of its places (%s)", (name) => {
    const scheme = schemes[name];
    const ink = luminance(colour(scheme, "ink-gap"));
    const contrasts = gaps.map((gap) => {
      const [one = 0, other = 0] = [luminance(paintGap(scheme, gap)), ink].toSorted((a, b) => a - b);
      return (other + 0.05) / (one + 0.05);
    });
    expect(Math.min(...contrasts)).toBeGreaterThan(4.5);
  });

  /** How a colour is seen without one kind of cones (Viénot, Brettel and Mollon, 1999), on linear light. */
  const blindness = {
    protanopia: [
      [0.1124, 0.8876, 0],
      [0.1124, 0.8876, 0],
      [0.004, -0.004, 1],
    ],
    deuteranopia: [
      [0.2928, 0.7072, 0],
      [0.2928, 0.7072, 0],
      [-0.0223, 0.0223, 1],
    ],
  };
  test.each(["light", "dark"] as const)("of gaps tells above from below to every eye (%s)", (name) => {
    const linear = (rgb: readonly number[]) =>
      rgb.map((level) => (level <= 10.3 ? level / 255 / 12.92 : ((level / 255 + 0.055) / 1.055) ** 2.4));
    for (const seen of Object.values(blindness))
      for (const gap of [0.4, 1]) {
        const [above, below] = [gap, -gap].map((each) => {
          const light = linear(paintGap(schemes[name], each));
          const shown = seen.map((row) =>
            row.reduce((sum, weight, index) => sum + weight * (light[index] ?? 0), 0),
          );
          // What is left to such an eye is yellow against blue.
          return Math.max(0, shown[0] ?? 0) ** (1 / 2.4) - Math.max(0, shown[2] ?? 0) ** (1 / 2.4);
        });
        expect((below ?? 0) - (above ?? 0), `${gap}`).toBeGreaterThan(gap / 4);
      }
  });
});

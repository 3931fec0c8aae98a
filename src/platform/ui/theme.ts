import { breakpoints } from "#platform/client/breakpoints.ts";
import { createTheme, type CSSVariablesResolver, type MantineColorsTuple } from "@mantine/core";

// The ramps of §2.3 of the identity: constant lightness, so that step 7 is safe for text in every hue.
const ramp = (...steps: string[]) => steps.map((step) => `#${step}`) as unknown as MantineColorsTuple;

const colors = {
  river: ramp(..."EEF9FE D8F0FA BAE0F1 93CAE2 6CB1CD 4A97B5 2E7D9A 166884 04556E 034053".split(" ")),
  sumac: ramp(..."FEF4F1 FEE5DD FECCBD FEA88F F97D59 E15C35 C34015 A63003 892500 681A00".split(" ")),
  lilac: ramp(..."F7F6FE EBE8FE D9D3FE C1B5FF A894F7 8F78E1 765EC4 6249AC 503991 3C2871".split(" ")),
  spruce: ramp(..."EEFAF3 DCF1E4 C0E3CD 9DCFB0 78B692 599D77 3F835E 2B6E4B 1D5A3B 10442A".split(" ")),
  goldenrod: ramp(..."FEF6E7 FBE9CA F3D5A3 E5B970 D09C3A B68107 966A00 7D5701 664700 4C3401".split(" ")),
  cranberry: ramp(..."FEF4F4 FEE4E4 FECACA FFA4A6 FE737D E65160 C83348 AE1836 920528 70011C".split(" ")),
  slate: ramp(..."F4F7FA E6ECF2 D0DBE4 B4C3D0 97A9B8 7C8F9F 647585 506170 404F5C 2E3B46".split(" ")),
};

export const theme = createTheme({
  colors,
  primaryColor: "river",
  primaryShade: { light: 7, dark: 3 },
  autoContrast: true,
  respectReducedMotion: true,
  cursorType: "pointer",
  // The root is 17 px.
  scale: 16 / 17,
  defaultRadius: "md",
  black: "#16212B",
  fontFamily: "var(--font-text)",
  fontFamilyMonospace: "ui-monospace, SFMono-Regular, Menlo, Consolas, monospace",
  headings: { fontFamily: "var(--font-display)", fontWeight: "680", textWrap: "balance" },
  fontSizes: { xs: "0.88rem", sm: "0.94rem", md: "1rem", lg: "1.18rem", xl: "1.41rem" },
  radius: { xs: "6px", sm: "8px", md: "10px", lg: "16px", xl: "22px" },
  spacing: {
    xs: "var(--space-2)",
    sm: "var(--space-3)",
    md: "var(--space-4)",
    lg: "var(--space-5)",
    xl: "var(--space-6)",
  },
  breakpoints,
});

/** Mantine paints with our tokens, so that both shells share one palette. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const tokens = {
    "--mantine-color-body": "var(--page)",
    "--mantine-color-text": "var(--ink)",
    "--mantine-color-dimmed": "var(--ink-2)",
    "--mantine-color-placeholder": "var(--ink-3)",
    "--mantine-color-anchor": "var(--primary)",
    "--mantine-color-error": "var(--danger)",
    "--mantine-color-default": "var(--surface)",
    "--mantine-color-default-hover": "var(--sunken)",
    "--mantine-color-default-color": "var(--ink)",
    "--mantine-color-default-border": "var(--field)",
    "--mantine-color-disabled": "var(--sunken)",
    "--mantine-color-disabled-color": "var(--ink-3)",
    "--mantine-color-disabled-border": "var(--line)",
    "--mantine-primary-color-filled": "var(--primary)",
    "--mantine-primary-color-filled-hover": "var(--primary-hover)",
    "--mantine-primary-color-contrast": "var(--on-primary)",
  } as const;
  return { variables: {}, light: tokens, dark: tokens };
};

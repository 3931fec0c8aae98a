import type { ReportLayout } from "../contract/layout.ts";
import { layoutSections } from "../vocabulary/layoutSections.ts";
import { standardLayout } from "./layout.ts";

/** The layout that a browser was left as JSON; the standard one where that is something else. */
export function parseDraftLayout(text: string | null): ReportLayout {
  const left = parseObject(text);
  const order = Array.isArray(left["sections"]) ? left["sections"] : [];
  const sections = layoutSections.filter((id) => order.includes(id));
  if (sections.length === 0) return standardLayout;
  return {
    sections: sections.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
    introduction: parseIntroduction(left["introduction"]),
    showsLogo: left["showsLogo"] !== false,
  };
}

function parseIntroduction(left: unknown): ReportLayout["introduction"] {
  const { fr, en } = toObject(left);
  return typeof fr === "string" && fr ? { fr, en: typeof en === "string" && en ? en : null } : null;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    return toObject(JSON.parse(text ?? ""));
  } catch {
    return {};
  }
}

const toObject = (value: unknown) =>
  (typeof value === "object" && value !== null ? value : {}) as Record<string, unknown>;

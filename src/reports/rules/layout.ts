import type { GroupWritings, Snapshot } from "#disclosure/contract.ts";
import type { ReportLayout } from "../contract/layout.ts";
import { layoutSections } from "../vocabulary/layoutSections.ts";

/** The layout of a company that has saved none, and of every evaluation launched before there were layouts. */
export const standardLayout: ReportLayout = {
  sections: [...layoutSections],
  introduction: null,
  showsLogo: true,
};

export const showsComments = ({ sections }: Pick<ReportLayout, "sections">): boolean =>
  sections.includes("comments");

const noWritings: GroupWritings = { self: null, manager: null, peer: null, direct_report: null };

/**
 * The report of a layout without comments: nothing that anybody wrote is sent, not even for another section. Questions
 * that are answered in words go with their answers. The stored report stays as it is.
 */
export const removeComments = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  highlights: snapshot.highlights.map((highlight) => ({ ...highlight, quote: null })),
  items: snapshot.items
    .filter(({ type }) => type !== "text")
    .map((item) => ({ ...item, answers: noWritings, comments: noWritings })),
  skills: snapshot.skills.map((skill) => ({ ...skill, comments: noWritings })),
  comments: noWritings,
});

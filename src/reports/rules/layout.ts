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

/** Then and now stand in a report that is made to compare: first, unless the company has given them a place. */
export const withSince = (layout: ReportLayout): ReportLayout =>
  layout.sections.includes("since") ? layout : { ...layout, sections: ["since", ...layout.sections] };

/** What the layout leaves of the stored report: only this is shown, flagged, masked and decided about. */
export const layOut = (snapshot: Snapshot, layout: ReportLayout): Snapshot =>
  showsComments(layout) ? snapshot : removeComments(snapshot);

const noWritings: GroupWritings = { self: null, manager: null, peer: null, direct_report: null };

/**
 * Removes every comment and text answer from a report whose layout has no comments, also where another section would
 * show them, and the questions that are answered in words. The stored report stays as it is.
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

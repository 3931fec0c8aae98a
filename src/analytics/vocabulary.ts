/** By what the people of a company are taken together, from the widest. */
export const cutKinds = ["company", "direction", "team", "position"] as const;
export type CutKind = (typeof cutKinds)[number];

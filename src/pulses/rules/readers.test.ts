import { expect, test } from "vitest";
import { resolveReportReader, type Standing } from "./readers.ts";

const stranger: Standing = { isInCharge: false, managedTeams: [], invitation: null };
const asked = { teamId: "night" };

test.each<[string, Partial<Standing>, "charge" | "asked", boolean, string | null, string[]]>([
  ["a person in charge", { isInCharge: true }, "charge", false, "charge", []],
  ["a person in charge who was asked", { isInCharge: true, invitation: asked }, "asked", true, "charge", []],
  ["a team manager", { managedTeams: ["day"] }, "charge", false, "team_manager", ["day"]],
  [
    "a team manager who was asked elsewhere",
    { managedTeams: ["day"], invitation: asked },
    "asked",
    true,
    "team_manager",
    ["day"],
  ],
  [
    "one who manages today the team in which they were asked",
    { managedTeams: ["night", "day"], invitation: asked },
    "charge",
    false,
    "team_manager",
    ["day"],
  ],
  [
    "one who was asked in no team",
    { managedTeams: ["day"], invitation: { teamId: null } },
    "charge",
    false,
    "team_manager",
    ["day"],
  ],
  ["a person who was asked", { invitation: asked }, "charge", true, null, []],
  ["a person who was asked, before publication", { invitation: asked }, "asked", false, null, []],
  ["a person who was asked, once published", { invitation: asked }, "asked", true, "asked", []],
  ["a person who was not asked", {}, "asked", true, null, []],
])("%s", (_, standing, readers, isPublished, kind, teams) =>
  expect(resolveReportReader({ ...stranger, ...standing }, { readers, isPublished })).toEqual(
    kind && { kind, teams },
  ),
);

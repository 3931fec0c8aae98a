import { describe, expect, test } from "vitest";
import { suggestRole, whyNotInvite, type Candidate } from "./participants.ts";

const colleague: Candidate = {
  isSubject: false,
  isActive: true,
  role: "user",
  alreadyParticipant: false,
  readsReport: false,
};
const full = { evaluationType: "full", invitedCount: 3 } as const;

describe("inviting a person", () => {
  test.each([
    ["invalid_participant_profile", { isSubject: true }, "peer"],
    ["inactive_person", { isActive: false }, "peer"],
    ["already_participant", { alreadyParticipant: true }, "peer"],
    ["admin_cannot_participate", { role: "admin" }, "manager"],
    ["reader_cannot_hide", { readsReport: true }, "peer"],
    ["reader_cannot_hide", { readsReport: true }, "direct_report"],
  ] as const)("%s", (code, facts, role) => {
    expect(whyNotInvite({ ...colleague, ...facts }, role, full)).toBe(code);
  });

  test("a colleague may join each group; a reader joins as manager", () => {
    for (const role of ["manager", "peer", "direct_report"] as const)
      expect(whyNotInvite(colleague, role, full)).toBeNull();
    expect(whyNotInvite({ ...colleague, readsReport: true }, "manager", full)).toBeNull();
  });

  test("a role outside the type, or a hundred and first person, is refused", () => {
    const peer = { evaluationType: "peer", invitedCount: 0 } as const;
    expect(whyNotInvite(colleague, "direct_report", peer)).toBe("invalid_data");
    expect(whyNotInvite(colleague, "manager", peer)).toBe("invalid_data");
    expect(whyNotInvite(colleague, "peer", { ...full, invitedCount: 99 })).toBeNull();
    expect(whyNotInvite(colleague, "peer", { ...full, invitedCount: 100 })).toBe("invalid_data");
  });
});

test("the proposed role follows the line, and a reader is proposed as manager", () => {
  const person = { readsReport: false, reportsToSubject: false };
  expect(suggestRole(person, "full")).toBe("peer");
  expect(suggestRole(person, "manager")).toBe("manager");
  expect(suggestRole({ ...person, reportsToSubject: true }, "full")).toBe("direct_report");
  expect(suggestRole({ ...person, reportsToSubject: true }, "peer")).toBe("peer");
  expect(suggestRole({ ...person, readsReport: true }, "full")).toBe("manager");
});

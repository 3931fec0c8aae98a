import { describe, expect, test } from "vitest";
import {
  listCapabilities,
  changedFacts,
  listCycleMembers,
  isAdminWith,
  isPromotion,
  isManagerCycle,
  mapManagers,
  classifySending,
  resolveAccountState,
  chooseRemoval,
  whyNotChangeLead,
  whyNotDeactivate,
  whyNotReportTo,
  whyNotSetRole,
  type Person,
} from "./rules.ts";
import { initials } from "./rules/names.ts";

const person = (id: string, facts: Partial<Person> = {}): Person => ({
  id,
  role: "user",
  isAdmin: false,
  isActive: true,
  ...facts,
});
const owner = person("owner", { role: "account_owner", isAdmin: true });
const plainOwner = person("plain", { role: "account_owner" });
const admin = person("admin", { role: "admin", isAdmin: true });
const many = { owners: 3, admins: 3 };

describe("capabilities", () => {
  test.each([
    ["admin", true, ["evaluate", "managePeople", "administer"]],
    ["account_owner", false, ["evaluate", "managePeople"]],
    ["account_owner", true, ["evaluate", "managePeople", "administer"]],
    ["team_manager", false, ["evaluate"]],
    ["user", false, []],
    ["user", true, ["evaluate", "managePeople", "administer"]],
  ] as const)("role %s with isAdmin %s may %j", (role, isAdmin, expected) => {
    expect(listCapabilities({ role, isAdmin })).toEqual(expected);
  });
});

describe("giving a role", () => {
  test("nobody changes their own", () => {
    expect(whyNotSetRole(owner, owner, "user", many)).toBe("forbidden");
  });

  test("only an admin makes an admin, or changes one", () => {
    expect(whyNotSetRole(plainOwner, person("p"), "admin", many)).toBe("forbidden");
    expect(whyNotSetRole(plainOwner, admin, "user", many)).toBe("forbidden");
    expect(whyNotSetRole(admin, person("p"), "admin", many)).toBeNull();
  });

  test("only an owner makes an owner, or changes one", () => {
    expect(whyNotSetRole(admin, person("p"), "account_owner", many)).toBe("forbidden");
    expect(whyNotSetRole(admin, plainOwner, "user", many)).toBe("forbidden");
    expect(whyNotDeactivate(admin, plainOwner, many)).toBe("forbidden");
    expect(whyNotSetRole(plainOwner, person("p"), "account_owner", many)).toBeNull();
  });

  test("the last active owner stays owner", () => {
    expect(whyNotSetRole(owner, plainOwner, "user", { owners: 0, admins: 1 })).toBe("last_owner");
    expect(whyNotSetRole(owner, plainOwner, "account_owner", { owners: 0, admins: 1 })).toBeNull();
    expect(whyNotSetRole(owner, plainOwner, "user", { owners: 1, admins: 1 })).toBeNull();
  });

  test("the last active admin stays admin, but may become owner only by keeping that power", () => {
    const other = person("other", { role: "admin", isAdmin: true });
    expect(whyNotSetRole(admin, other, "team_manager", { owners: 1, admins: 0 })).toBe("last_admin");
    expect(whyNotSetRole(owner, other, "account_owner", { owners: 1, admins: 0 })).toBeNull();
  });

  test("an inactive person does not count as the last one", () => {
    const gone = person("gone", { role: "account_owner", isActive: false });
    expect(whyNotSetRole(owner, gone, "user", { owners: 0, admins: 1 })).toBeNull();
  });

  test("no admin power stays behind the label of a manager or a member", () => {
    expect(isAdminWith("user", owner)).toBe(false);
    expect(isAdminWith("team_manager", admin)).toBe(false);
    expect(isAdminWith("account_owner", plainOwner)).toBe(false);
    expect(isAdminWith("account_owner", owner)).toBe(true);
    expect(isAdminWith("admin", person("p"))).toBe(true);
  });
});

describe("deactivating", () => {
  test("nobody closes their own account this way", () => {
    expect(whyNotDeactivate(owner, owner, many)).toBe("forbidden");
  });

  test("the last active owner and the last active admin stay", () => {
    expect(whyNotDeactivate(owner, plainOwner, { owners: 0, admins: 1 })).toBe("last_owner");
    expect(whyNotDeactivate(owner, admin, { owners: 1, admins: 0 })).toBe("last_admin");
    expect(whyNotDeactivate(admin, person("p"), { owners: 0, admins: 0 })).toBeNull();
  });

  test("an owner without admin power does not touch an admin", () => {
    expect(whyNotDeactivate(plainOwner, admin, many)).toBe("forbidden");
  });
});

test("the lead of one’s own running evaluation is left to somebody else", () => {
  expect(whyNotChangeLead(["lead"], "lead")).toBe("leads_your_evaluation");
  expect(whyNotChangeLead(["lead"], "other")).toBeNull();
});

const now = new Date("2026-11-25T12:00:00Z");
const [ended, open] = ["2026-11-25T12:00:00.000Z", "2026-11-25T12:00:00.001Z"];
test.each([
  ["inactive", { isActive: false, hasJoined: true, isInvited: true, invitationEndsAt: open }],
  ["active", { isActive: true, hasJoined: true, isInvited: false, invitationEndsAt: ended }],
  ["invited", { isActive: true, hasJoined: false, isInvited: true, invitationEndsAt: open }],
  ["invited", { isActive: true, hasJoined: false, isInvited: true, invitationEndsAt: null }],
  ["expired", { isActive: true, hasJoined: false, isInvited: true, invitationEndsAt: ended }],
  ["uninvited", { isActive: true, hasJoined: false, isInvited: false, invitationEndsAt: ended }],
] as const)("the state of a person: %s", (state, person) => {
  expect(resolveAccountState(person, now)).toBe(state);
});

test("invitations are sent for the first time, again, or both", () => {
  const [never, once] = [{ isInvited: false }, { isInvited: true }];
  expect([
    classifySending([never]),
    classifySending([once]),
    classifySending([never, once]),
    classifySending([]),
  ]).toEqual(["first", "again", "mixed", "again"]);
});

describe("a manager cycle", () => {
  const people = [
    { id: "a", directManagerId: null },
    { id: "b", directManagerId: "a" },
    { id: "c", directManagerId: "b" },
    { id: "x", directManagerId: "y" },
    { id: "y", directManagerId: "x" },
  ];

  test("is refused however long", () => {
    expect(isManagerCycle(people, "a", "c")).toBe(true);
    expect(isManagerCycle(people, "a", "a")).toBe(true);
  });

  test("is not seen where there is none", () => {
    expect(isManagerCycle(people, "c", "a")).toBe(false);
    expect(isManagerCycle(people, "c", "unknown")).toBe(false);
  });

  test("already in the data does not hang the search", () => {
    expect(isManagerCycle(people, "a", "x")).toBe(false);
  });
});

test.each([
  ["c", "c,b,a,c"],
  ["a", "a,b,a"],
  ["b", "b,b"],
  ["z", ""],
])("a loop is said from the person up to them again: %s", (id, expected) => {
  const above = { c: ["x", "c", "a", "b"], a: ["a", "b"], b: ["x", "b"], z: ["x", "b"] }[id] ?? [];
  expect(
    listCycleMembers(
      above.map((one) => ({ id: one })),
      id,
    )
      .map((one) => one.id)
      .join(),
  ).toBe(expected);
});

test.each([
  ["Camille", "Tremblay", "CT"],
  ["Jean-Philippe", "Tremblay", "JT"],
  ["élodie", "d’Amours", "ÉD"],
  ["Camille", "", "CA"],
  ["", "Li", "LI"],
  ["", "", "?"],
  ["—", "42", "?"],
  ["éric", "ßtraße", "ÉS"],
  ["Ivo", "ß Straße", "IS"],
])("the initials of %j %j are %s", (firstName, lastName, expected) => {
  expect(initials({ firstName, lastName })).toBe(expected);
});

test("a change of role raises somebody who may do more after it", () => {
  const standings = {
    user: { role: "user", isAdmin: false },
    manager: { role: "team_manager", isAdmin: false },
    owner: { role: "account_owner", isAdmin: false },
    ownerWithPower: { role: "account_owner", isAdmin: true },
    admin: { role: "admin", isAdmin: true },
  } as const;
  const raises = Object.entries(standings).flatMap(([from, before]) =>
    Object.entries(standings)
      .filter(([, after]) => isPromotion(before, after))
      .map(([to]) => `${from} → ${to}`),
  );
  expect(raises).toEqual([
    "user → manager",
    "user → owner",
    "user → ownerWithPower",
    "user → admin",
    "manager → owner",
    "manager → ownerWithPower",
    "manager → admin",
    "owner → ownerWithPower",
    "owner → admin",
    "admin → owner",
    "admin → ownerWithPower",
  ]);
});

test("only what was changed of a person is validated and sent", () => {
  const stored = { firstName: "Adjoint.es", lastName: "Roy", jobTitle: null };
  expect(changedFacts(stored, { ...stored })).toEqual({});
  expect(changedFacts<{ jobTitle: string | null }>(stored, { ...stored, jobTitle: "Technicien.ne" })).toEqual(
    {
      jobTitle: "Technicien.ne",
    },
  );
});

describe("the manager of several people", () => {
  // Pa reports to Pb, Pb to Pc; the actor stands beside them.
  const managers = mapManagers([
    { id: "pa", directManagerId: "pb" },
    { id: "pb", directManagerId: "pc" },
    { id: "pc", directManagerId: null },
    { id: "actor", directManagerId: null },
    { id: "new", directManagerId: null },
  ]);
  test.each([
    ["of somebody beside them", "new", "pa", null],
    ["of who stands two levels below", "new", "pc", null],
    ["of nobody", "pa", null, null],
    ["of themself", "pa", "pa", "manager_cycle"],
    ["of their direct report", "pb", "pa", "manager_cycle"],
    ["of who stands two levels below them", "pc", "pa", "manager_cycle"],
    ["of who manages them already", "pa", "pb", "status_conflict"],
    ["of nobody, as now", "pc", null, "status_conflict"],
    ["of anybody, chosen by themself", "actor", "pa", "forbidden"],
  ])("becomes that %s: %s under %s gives %s", (_, id, managerId, reason) => {
    expect(whyNotReportTo("actor", id, managerId, managers)).toBe(reason);
  });
});

test.each([
  ["who was imported, and sent no invitation", { hasJoined: false, isInvited: false }, "remove"],
  ["who has not answered their invitation", { hasJoined: false, isInvited: true }, "cancel"],
  ["who has joined", { hasJoined: true, isInvited: true }, "remove"],
])("%s is taken out by the name of what is done", (_who, person, way) => {
  expect(chooseRemoval(person)).toBe(way);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import { eachOnce, expectRoundTrips, hostileName, hostileText } from "#imports/testing/roundTrip.ts";
import { whyNotName } from "#platform/names.ts";
import { fold } from "#platform/searchWords.ts";
import { withoutPause } from "#platform/testing/withoutPause.ts";
import { peopleColumns } from "../../rules/import/columns.ts";
import type { KnownPerson } from "../../rules/import/facts.ts";
import { statusFinder } from "../../rules/import/jobStatuses.ts";
import { validatePeople } from "../../rules/import/validatePeople.ts";
import { noFields } from "../../testing/someFields.ts";
import { teamFinder } from "../../rules/import/teams.ts";
import { sheetIn, type ExportedPerson } from "./exportPeople.ts";

const name = hostileText(6).filter((one) => whyNotName(one) === null);

const company = fc.record({
  teams: eachOnce(hostileText(5), String, 4),
  positions: eachOnce(hostileName, ({ fr }) => fr, 3),
  statuses: eachOnce(hostileName, ({ fr }) => fr, 3),
  people: fc.array(
    fc.record({
      firstName: name,
      lastName: fc.oneof(name, fc.constant("")),
      local: fc.constantFrom("a", "-a", "+a", "'a", "o'neil", "A.B"),
      jobTitle: fc.option(hostileText(5)),
      place: fc.nat({ max: 40 }),
      isAdmin: fc.boolean(),
      hr: fc.constantFrom("actif" as const, "en_transition" as const, "inactif" as const),
    }),
    { minLength: 1, maxLength: 6 },
  ),
});
type Company = typeof company extends fc.Arbitrary<infer One> ? One : never;

/** The company as its list shows it, and as the import knows it. */
function standing({ teams, positions, statuses, people }: Company) {
  const id = (kind: string, at: number) => `${kind}${at}`;
  const emailAt = (at: number) => `${people[at]?.local ?? ""}${at}@canot.example`;
  const all = people.map((person, at): ExportedPerson & KnownPerson => {
    const position = person.place % 4 === 0 ? positions[person.place % positions.length] : undefined;
    const status = person.place % 3 === 0 ? statuses[person.place % statuses.length] : undefined;
    const managerAt = at > 0 && person.place % 5 !== 0 ? person.place % at : null;
    const manager = managerAt === null ? undefined : people[managerAt];
    const [positionId, statusId] = [
      id("p", positions.indexOf(position ?? { fr: "", en: null })),
      id("s", statuses.indexOf(status ?? { fr: "", en: null })),
    ];
    return {
      id: id("u", at),
      email: emailAt(at),
      firstName: person.firstName,
      lastName: person.lastName,
      role: person.isAdmin ? "admin" : at % 3 === 0 ? "account_owner" : "user",
      isAdmin: person.isAdmin,
      isActive: true,
      ...noFields,
      hrStatus: person.hr,
      language: "fr",
      avatar: null,
      invitationEndsAt: null,
      isManagerInactive: false,
      jobTitle: position?.fr ?? person.jobTitle,
      jobPosition: position ? { id: positionId, name: position } : null,
      jobPositionId: position ? positionId : null,
      jobStatus: status ? { id: statusId, name: status } : null,
      jobStatusId: status ? statusId : null,
      directManager: manager
        ? { id: id("u", managerAt ?? 0), firstName: manager.firstName, lastName: manager.lastName }
        : null,
      directManagerId: manager ? id("u", managerAt ?? 0) : null,
      managerEmail: managerAt === null ? null : emailAt(managerAt),
      hasJoined: true,
      isInvited: true,
      mail: null,
      leads: null,
      teams: teams
        .filter((_, place) => (person.place + place) % 2 === 0)
        .map((team, place) => ({ id: id("t", teams.indexOf(team)), name: team, isMain: place === 0 })),
    };
  });
  const titles = positions.flatMap(({ fr, en }, at) =>
    [fr, en].flatMap((one) =>
      one ? [{ key: fold(one), id: id("p", at), nameFr: fr, isArchived: false }] : [],
    ),
  );
  return {
    all,
    positionsNamed: (title: string) => titles.filter(({ key }) => key === fold(title)),
    findStatus: statusFinder(
      statuses.map(({ fr, en }, at) => ({ id: id("s", at), nameFr: fr, nameEn: en, isArchived: at > 1 })),
    ),
    findTeams: teamFinder(
      teams.map((team, at) => ({
        id: id("t", at),
        name: team,
        memberIds: new Set(
          all.filter((one) => one.teams.some((joined) => joined.id === id("t", at))).map((one) => one.id),
        ),
        isClosedToImporter: false,
      })),
    ),
  };
}

test("whatever people are called, an export comes back as « rien à changer », managers, teams and jobs included", () =>
  expectRoundTrips({
    what: "people",
    companies: company.map(standing),
    listRows: ({ all }) => all,
    sheetIn: (language) => sheetIn(language, new Date(0)),
    fields: peopleColumns,
    expectBack: ({ all, positionsNamed, findStatus, findTeams }, rows) => {
      const steps = validatePeople(rows, {
        known: all,
        positions: new Map(
          rows.map(({ values }) => [values["job_title"] ?? "", positionsNamed(values["job_title"] ?? "")]),
        ),
        findStatus,
        findTeams,
        today: "2026-11-25",
        importer: { id: "u0", role: "user", isAdmin: false, isActive: true },
        ownLeads: [],
        updates: true,
      });
      const { validations } = withoutPause(steps);
      expect(validations).toEqual(all.map(() => ({ state: "same", problems: null })));
    },
  }));

import { daysAfter } from "#platform/calendarDays.ts";
import type { hrStatuses, PersonState } from "#people/vocabulary.ts";
import type { Audience } from "../contract/content.ts";
import type { PulseCutKind } from "../vocabulary.ts";

export interface TeamFacts {
  id: string;
  parentTeamId: string | null;
  managerProfileId: string | null;
}

export interface PersonFacts {
  id: string;
  accountState: PersonState;
  hrStatus: (typeof hrStatuses)[number];
  hiredOn: string | null;
  positionId: string | null;
  mainTeamId: string | null;
  /** All teams that they are a member of. */
  teamIds: readonly string[];
}

/** Where a person stands when a run opens, as its figures count them. */
export interface Labels {
  teamId: string | null;
  directionId: string | null;
  positionId: string | null;
}

/** The team at the top of each team; a team whose chain comes back to itself has none. */
export function indexDirections(teams: readonly TeamFacts[]): Map<string, string> {
  const byId = new Map(teams.map((team) => [team.id, team]));
  const directions = new Map<string, string>();
  for (const { id } of teams) {
    const seen = new Set<string>();
    let team = byId.get(id);
    while (team && team.parentTeamId !== null && !seen.has(team.id)) {
      seen.add(team.id);
      team = byId.get(team.parentTeamId);
    }
    if (team && !seen.has(team.id)) directions.set(id, team.id);
  }
  return directions;
}

/**
 * Those who are asked: their account is active, so that they can sign in, they are at work, and they are of the audience. A
 * team counts all its members, a direction those of the teams below it too.
 */
export function selectAsked<Person extends PersonFacts>(
  people: readonly Person[],
  teams: readonly TeamFacts[],
  { audience, today }: { audience: Audience; today: string },
): Person[] {
  const directions = indexDirections(teams);
  const ids = new Set(audience.ids);
  const isInAudience = ({ teamIds, positionId, hiredOn }: Person): boolean => {
    switch (audience.kind) {
      case "everyone":
        return true;
      case "teams":
        return teamIds.some((id) => ids.has(id));
      case "directions":
        return teamIds.some((id) => ids.has(directions.get(id) ?? ""));
      case "positions":
        return positionId !== null && ids.has(positionId);
      case "newcomers":
        return (
          hiredOn !== null &&
          audience.days !== null &&
          hiredOn <= today &&
          hiredOn > daysAfter(today, -audience.days)
        );
    }
  };
  return people.filter(
    (person) => person.accountState === "active" && person.hrStatus === "actif" && isInAudience(person),
  );
}

/**
 * The labels of people: main team, its direction, position. The manager of a team is in no figure of that team, which they
 * may read; the same of a direction.
 */
export function labelPeople<Person extends Pick<PersonFacts, "id" | "mainTeamId" | "positionId">>(
  people: readonly Person[],
  teams: readonly TeamFacts[],
): (Person & Labels)[] {
  const directions = indexDirections(teams);
  const managers = new Map(teams.map(({ id, managerProfileId }) => [id, managerProfileId]));
  return people.map((person) => {
    const unlessManaged = (id: string | null | undefined) =>
      id && managers.get(id) !== person.id ? id : null;
    return {
      ...person,
      teamId: unlessManaged(person.mainTeamId),
      directionId: unlessManaged(person.mainTeamId && directions.get(person.mainTeamId)),
    };
  });
}

/** The parts of a run in which a person counts, beside the whole. */
export function listCuts({ teamId, directionId, positionId }: Labels): string[] {
  const cut = (kind: PulseCutKind, id: string | null) => (id === null ? [] : [`${kind}:${id}`]);
  return [...cut("direction", directionId), ...cut("team", teamId), ...cut("position", positionId)];
}

/**
 * Why a survey is not asked of so many people: none, or fewer than its threshold, of whose answers nothing could ever be shown.
 * Planning and opening ask it, of the people of that day.
 */
export function whyNotAskThem(people: number, threshold: number): "pulse_nobody" | "pulse_too_few" | null {
  if (people === 0) return "pulse_nobody";
  return people < threshold ? "pulse_too_few" : null;
}

/** How many parts an audience has, and how many of them would have fewer people than the threshold. */
export function countCuts(people: readonly Labels[], threshold: number): { cuts: number; smallCuts: number } {
  const sizes = new Map<string, number>();
  for (const person of people) for (const cut of listCuts(person)) sizes.set(cut, (sizes.get(cut) ?? 0) + 1);
  return {
    cuts: sizes.size,
    smallCuts: [...sizes.values()].filter((size) => size < threshold).length,
  };
}

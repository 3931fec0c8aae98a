import type { ChartPerson } from "../contract.ts";

/** What is known of the organisation chart: the people of each level that was asked for, by the id of their manager. */
export interface Chart {
  levels: Readonly<Record<string, Level>>;
}
export interface Level {
  people: readonly ChartPerson[];
  /** The cursor of what follows; null at the end. */
  next: string | null;
}

/** The level of those without a manager. */
export const top = "top";

export const emptyChart: Chart = { levels: {} };

/** Adds a page to a level, after what is known of it; a person whom a search brought before stands once. */
export function withPage(
  chart: Chart,
  managerId: string,
  page: { items: readonly ChartPerson[]; nextCursor: string | null },
): Chart {
  const known = chart.levels[managerId]?.people ?? [];
  const people = [...known.filter(({ id }) => !page.items.some((one) => one.id === id)), ...page.items];
  return withLevel(chart, managerId, { people, next: page.nextCursor });
}

/** The way to a person, from the top: each is put into the level above, where it is not there yet. */
export const withPath = (chart: Chart, path: readonly ChartPerson[]): Chart =>
  path.reduce((known, person, index) => {
    const managerId = path[index - 1]?.id ?? top;
    const level = known.levels[managerId];
    if (!level || level.people.some(({ id }) => id === person.id)) return known;
    return withLevel(known, managerId, { ...level, people: [...level.people, person] });
  }, chart);

const withLevel = (chart: Chart, managerId: string, level: Level): Chart => ({
  levels: { ...chart.levels, [managerId]: level },
});

/** The levels that a path leads through, from the top: all but that of the last person’s own reports. */
export const listLevels = (path: readonly ChartPerson[]): string[] => [
  top,
  ...path.slice(0, -1).map(({ id }) => id),
];

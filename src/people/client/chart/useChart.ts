import { useEffect, useState } from "react";
import type { ChartPerson } from "#people/contract.ts";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import type { TreeState } from "#platform/ui/tree/Tree.tsx";
import { emptyChart, listLevels, top, withPage, withPath, type Chart } from "../../rules/chart.ts";
import { peopleApi } from "../queries.ts";

const readPage = (managerId: string, cursor?: string) =>
  peopleApi.level({
    ...(managerId === top ? {} : { managerId }),
    ...(cursor ? { cursor } : {}),
  });

/** How many heads show their reports when the chart opens; the others are opened by hand. */
const maxInitiallyOpen = 5;

/** The part of the chart that was asked for, what is open in it, and how more of it comes. */
export function useChart(first: Awaited<ReturnType<typeof readPage>>) {
  const formatFailure = useFailureWords();
  const [chart, setChart] = useState<Chart>(() => withPage(emptyChart, top, first));
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set());
  const [chosen, setChosen] = useState<string | null>(null);
  const [isFound, setIsFound] = useState(false);
  const orSay = (work: Promise<void>) =>
    void work.catch((error: unknown) => notify.error(formatFailure(failureFrom(error))));

  const load = async (managerId: string, cursor?: string) => {
    const page = await readPage(managerId, cursor);
    setChart((known) => withPage(known, managerId, page));
  };
  /** Opens the way to a person; `from` is what is known, nothing after a change. */
  const find = async (id: string, from: Chart) => {
    const { items } = await peopleApi.above({ id });
    let known = from;
    for (const managerId of listLevels(items))
      if (!known.levels[managerId]) known = withPage(known, managerId, await readPage(managerId));
    setChart(withPath(known, items));
    setOpen((before) => new Set([...before, ...items.slice(0, -1).map((person) => person.id)]));
    setChosen(id);
    setIsFound(true);
  };
  const state: TreeState = {
    open,
    onOpenChange: (next, id) => {
      setOpen(next);
      if (next.has(id) && !chart.levels[id]) orSay(load(id));
    },
    chosen,
    onChoose: (id) => {
      setChosen(id);
      setIsFound(false);
    },
    focuses: isFound,
  };
  // The chart opens on two levels.
  useEffect(() => {
    const heads = first.items
      .filter(({ directReportCount }) => directReportCount > 0)
      .slice(0, maxInitiallyOpen);
    const openHeads = async () => {
      const pages = await Promise.all(heads.map(async ({ id }) => [id, await readPage(id)] as const));
      setChart((known) => pages.reduce((next, [id, page]) => withPage(next, id, page), known));
      setOpen((before) => new Set([...before, ...heads.map(({ id }) => id)]));
    };
    orSay(openHeads());
    // oxlint-disable-next-line react/exhaustive-deps
  }, [first]);
  const people = Object.values(chart.levels).flatMap((level) => level.people);
  return {
    chart,
    state,
    chosen: people.find(({ id }): boolean => id === chosen) ?? (null as ChartPerson | null),
    findPerson: (id: string) => people.find((person) => person.id === id),
    loadMore: (managerId: string) => orSay(load(managerId, chart.levels[managerId]?.next ?? undefined)),
    find: (id: string) => orSay(find(id, chart)),
    /** For a person who has moved: reads again what is open. */
    findAnew: (id: string) => {
      setOpen(new Set());
      orSay(find(id, emptyChart));
    },
  };
}

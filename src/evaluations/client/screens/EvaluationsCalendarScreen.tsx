import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useLocation } from "@tanstack/react-router";
import { evaluationFilters } from "#evaluations/rules/enumerations.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { toListInput } from "#platform/listState.ts";
import { toLocale } from "#platform/texts.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { useListState } from "#platform/ui/lists/useListState.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { useToday, useZoneNote } from "#platform/ui/viewer.tsx";
import { evaluationSorts } from "../../vocabulary/lists.ts";
import { MonthTable } from "../calendar/MonthTable.tsx";
import styles from "../calendar/calendar.module.css";
import { resolveMonth, listMonthsAround, addMonths } from "../calendar/months.ts";
import { CreateButton } from "../list/CreateButton.tsx";
import { EvaluationViews } from "../list/EvaluationViews.tsx";
import { useEvaluationTools } from "../list/useEvaluationTools.tsx";
import { evaluations } from "../queries.ts";

/** More than a page would be days of names: the list has them. */
const maxEvaluations = 100;

/** The evaluations due on each day of a month. */
export function EvaluationsCalendarScreen() {
  const evaluationTexts = useTexts("evaluations");
  const { calendar: texts } = evaluationTexts;
  const say = useSay();
  const { language } = useLanguage();
  const today = useToday();
  const zone = useZoneNote();
  const list = useListState({ ...evaluationFilters, month: listMonthsAround(today) }, evaluationSorts);
  const { month: asked, ...filters } = list.filters;
  const { tools, chosen } = useEvaluationTools(list);
  const month = resolveMonth(asked ?? undefined, today);
  const { searchStr } = useLocation();
  /** Of another month, under the same search and filters. */
  const buildMonthPath = (wanted: string | null) => {
    const query = new URLSearchParams(searchStr);
    if (wanted) query.set("month", wanted);
    else query.delete("month");
    return `${paths.evaluationsCalendar()}${query.size > 0 ? `?${query}` : ""}`;
  };
  const asking = toListInput({ search: list.search, filters, sort: "due" as const });
  const query = useQuery(
    evaluations.list.queryOptions({
      input: { ...asking, dueMonth: month, limit: maxEvaluations },
      placeholderData: keepPreviousData,
    }),
  );
  const nextMonth = addMonths(month, 1);
  const later = useQuery(
    evaluations.list.queryOptions({
      input: { ...asking, dueMonth: nextMonth, limit: 1 },
      enabled: query.isSuccess && !query.isPlaceholderData && query.data.items.length === 0,
    }),
  );
  const formatMonth = (named: string) =>
    new Intl.DateTimeFormat(toLocale(language), { month: "long", year: "numeric", timeZone: "UTC" }).format(
      new Date(`${named}-01T00:00:00Z`),
    );
  const name = formatMonth(month);
  const renderMonthLink = (by: 1 | -1, label: string) => (
    <InternalLink
      to={buildMonthPath(addMonths(month, by))}
      className={styles.step}
      aria-label={label}
      title={label}
    >
      {by === 1 ? <IconChevronRight size={20} aria-hidden /> : <IconChevronLeft size={20} aria-hidden />}
    </InternalLink>
  );
  return (
    <ListFrame
      title={evaluationTexts.title}
      windowTitle={texts.title}
      heading={(title) => (
        <>
          {title}
          <EvaluationViews current="calendar" />
        </>
      )}
      tools={tools}
      action={<CreateButton />}
    >
      {chosen}
      <div className={styles.steps}>
        <LinkButton size="small" to={buildMonthPath(null)}>
          {texts.today}
        </LinkButton>
        {renderMonthLink(-1, texts.previous)}
        {renderMonthLink(1, texts.next)}
        <span className={styles.month} role="status">
          {name + zone}
        </span>
      </div>
      <QueryView query={query}>
        {({ items, nextCursor }) => (
          <>
            {nextCursor && (
              <Notice
                action={
                  <LinkButton size="small" to={`${paths.evaluations()}?sort=due`}>
                    {texts.inTheList}
                  </LinkButton>
                }
              >
                {say(texts.many, { count: maxEvaluations })}
              </Notice>
            )}
            {items.length === 0 && (
              <p className={styles.none}>
                {texts.none}{" "}
                {(later.data?.items.length ?? 0) > 0 && (
                  <InternalLink to={buildMonthPath(nextMonth)}>
                    {say(texts.seeMonth, { month: formatMonth(nextMonth) })}
                  </InternalLink>
                )}
              </p>
            )}
            <MonthTable
              month={month}
              today={today}
              caption={say(texts.caption, { month: name })}
              rows={items.filter(({ dueOn }) => dueOn?.startsWith(month))}
            />
          </>
        )}
      </QueryView>
    </ListFrame>
  );
}

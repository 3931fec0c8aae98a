import { useInfiniteQuery } from "@tanstack/react-query";
import type { ActivityEntry } from "#evaluations/contract/activity.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { evaluations, evaluationsApi } from "../../queries.ts";
import styles from "../room.module.css";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Both languages are loaded with the tab: they are short. */
const useActivityTexts = () => ({ fr, en })[useLanguage().language];

/** The activity of the evaluation, the newest first; loaded again each time that it is opened. */
export function Activity({ id }: { id: string }) {
  const texts = useActivityTexts();
  const query = useInfiniteQuery({
    queryKey: [...evaluations.activity.key(), "pages", id],
    queryFn: ({ pageParam, signal }) =>
      evaluationsApi.activity({ id, ...(pageParam !== null && { cursor: pageParam }) }, { signal }),
    initialPageParam: null as string | null,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    staleTime: 0,
  });
  return (
    <QueryView query={query} skeleton="form">
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0)
          return (
            <EmptyState drawing="complete" title={texts.empty}>
              {texts.emptyDetail}
            </EmptyState>
          );
        return (
          <Stack>
            <ol className={styles.activity} aria-label={texts.label}>
              {items.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </ol>
            {query.hasNextPage && (
              <Button busy={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
                {texts.more}
              </Button>
            )}
          </Stack>
        );
      }}
    </QueryView>
  );
}

function Entry({ entry: { action, on, isAutomatic, by, about, role, day } }: { entry: ActivityEntry }) {
  const texts = useActivityTexts();
  const { roles } = useTexts("evaluations");
  const { language } = useLanguage();
  const say = useSay();
  const formatPerson = (person: typeof by) => (person ? fullName(person) : texts.somebody);
  const values = {
    by: isAutomatic ? texts.itself : formatPerson(by),
    about: formatPerson(about),
    role: role ? roles[role] : "",
    day: day ? formatDay(language, day, "medium") : "",
  };
  return (
    <li>
      <time dateTime={on}>{formatDay(language, on, "medium")}</time>
      <span>{say(texts.kinds[action], values)}</span>
    </li>
  );
}

import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { CreateLink } from "#platform/ui/lists/CreateLink.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { skills } from "../queries.ts";
import { ValueCards } from "../values/ValueCards.tsx";

/** The values of the company as cards, in the order in which evaluations offer them. */
export function ValuesScreen() {
  const texts = useTexts("values");
  const say = useSay();
  const query = useQuery(skills.values.queryOptions({ input: {} }));
  const create = <CreateLink to={paths.createValue()} label={texts.create} />;
  return (
    <Page title={texts.title} intro={texts.intro} action={create}>
      <QueryView query={query} skeleton="cards">
        {({ items }) => {
          const active = items.filter(({ isArchived }) => !isArchived);
          const archived = items.filter(({ isArchived }) => isArchived);
          return (
            <Stack gap="large">
              {active.length === 0 ? (
                <EmptyState title={texts.empty} action={create}>
                  {texts.emptyDetail}
                </EmptyState>
              ) : (
                <ValueCards values={active} label={texts.list} isSortable />
              )}
              {archived.length > 0 && (
                <Disclosure summary={say(texts.archived, { count: archived.length })}>
                  <ValueCards values={archived} label={say(texts.archived, { count: archived.length })} />
                </Disclosure>
              )}
            </Stack>
          );
        }}
      </QueryView>
    </Page>
  );
}

import { IconCalendarPlus } from "@tabler/icons-react";
import { useSearch } from "@tanstack/react-router";
import { useRef } from "react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { EmptyState } from "#platform/ui/page/EmptyState.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useListKeys } from "#platform/ui/lists/useListKeys.ts";
import { QueryTable } from "#platform/ui/lists/QueryTable.tsx";
import { Tabs } from "#platform/ui/page/Tabs.tsx";
import { sortByUrgency } from "../../rules/parts.ts";
import { useNominations } from "../mine/useNominations.ts";
import { useDueDays } from "../mine/useDueDays.ts";
import { useAboutColumns } from "../mine/useAboutColumns.tsx";
import { useDoneColumns, useToDoColumns } from "../mine/usePartColumns.tsx";
import { useEnter } from "../useEnter.ts";
import { Proposals } from "../mine/Proposals.tsx";
import { useMine } from "../useMine.ts";
import { usePartWords } from "../usePartWords.ts";

/** The keys of a list that lead from row to row. */
const keys = {
  newAt: undefined,
  onSelect: undefined,
  onSelectPage: undefined,
  onEdit: () => {},
  onPreview: undefined,
};

const tabs = ["toDo", "done", "about"] as const;

export function MyEvaluationsScreen() {
  const texts = useTexts("mine");
  const mine = useMine();
  const nominations = useNominations();
  const go = useGo();
  const given = useSearch({ strict: false }).tab;
  const tab = tabs.find((one) => one === given) ?? "toDo";
  const [toDo, done, about] = [
    useToDoColumns(mine.data?.toDo ?? []),
    useDoneColumns(),
    useAboutColumns(mine.data?.toDo ?? []),
  ];
  const words = usePartWords();
  const first = sortByUrgency(mine.data?.toDo ?? [])[0];
  useEnter(tab === "toDo" && first ? words.path(first) : undefined);
  const frame = useRef<HTMLDivElement>(null);
  useListKeys(frame, keys);
  const dueDays = useDueDays();
  const isDue = mine.data?.toDo.some(({ dueOn }) => dueOn !== null) ?? false;

  return (
    <Page
      title={texts.title}
      menu={
        <ActionMenu
          name={texts.title}
          actions={[
            {
              label: texts.calendar,
              icon: <IconCalendarPlus size={20} aria-hidden="true" />,
              disabledReason: isDue ? null : texts.noDueDay,
              onChoose: () => void dueDays.run(),
            },
          ]}
        />
      }
    >
      <div ref={frame}>
        <Tabs
          label={texts.tabs.label}
          value={tab}
          onChange={(value) =>
            go(value === "toDo" ? paths.myEvaluations() : `${paths.myEvaluations()}?tab=${value}`, {
              replace: true,
            })
          }
          tabs={[
            {
              value: "toDo",
              label: texts.tabs.toDo,
              count: mine.data && mine.data.toDo.length + nominations.length,
              panel: (
                <>
                  <Proposals nominations={nominations} />
                  <QueryTable
                    query={mine}
                    items={(data) => sortByUrgency(data.toDo)}
                    getKey={({ evaluationId }) => evaluationId}
                    columns={toDo}
                    caption={texts.captions.toDo}
                    empty={
                      nominations.length === 0 && <EmptyState drawing="complete" title={texts.empty.toDo} />
                    }
                  />
                </>
              ),
            },
            {
              value: "done",
              label: texts.tabs.done,
              count: mine.data?.done.length,
              panel: (
                <QueryTable
                  query={mine}
                  items={(data) => data.done}
                  getKey={({ evaluationId }) => evaluationId}
                  columns={done}
                  caption={texts.captions.done}
                  empty={<EmptyState title={texts.empty.done} />}
                />
              ),
            },
            {
              value: "about",
              label: texts.tabs.about,
              count: mine.data?.aboutMe.length,
              panel: (
                <QueryTable
                  query={mine}
                  items={(data) => data.aboutMe}
                  getKey={({ evaluationId }) => evaluationId}
                  columns={about}
                  caption={texts.captions.about}
                  empty={<EmptyState title={texts.empty.about} />}
                />
              ),
            },
          ]}
        />
      </div>
    </Page>
  );
}

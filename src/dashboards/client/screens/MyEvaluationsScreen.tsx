import { useSearch } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { EmptyState } from "#platform/ui/EmptyState.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { QueryTable } from "#platform/ui/QueryTable.tsx";
import { Tabs } from "#platform/ui/Tabs.tsx";
import { byUrgency } from "../../rules/parts.ts";
import { useAboutColumns } from "../mine/useAboutColumns.tsx";
import { useDoneColumns, useToDoColumns } from "../mine/usePartColumns.tsx";
import { useMine } from "../useMine.ts";

const tabs = ["toDo", "done", "about"] as const;

export function MyEvaluationsScreen() {
  const { mine: texts } = useTexts("dashboards");
  const mine = useMine();
  const go = useGo();
  const given = useSearch({ strict: false }).tab;
  const tab = tabs.find((one) => one === given) ?? "toDo";
  const [toDo, done, about] = [useToDoColumns(), useDoneColumns(), useAboutColumns()];

  return (
    <Page title={texts.title}>
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
            count: mine.data?.toDo.length,
            panel: (
              <QueryTable
                query={mine}
                items={(data) => byUrgency(data.toDo)}
                keyOf={({ evaluationId }) => evaluationId}
                columns={toDo}
                caption={texts.captions.toDo}
                empty={<EmptyState drawing="complete" title={texts.empty.toDo} />}
              />
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
                keyOf={({ evaluationId }) => evaluationId}
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
                keyOf={({ evaluationId }) => evaluationId}
                columns={about}
                caption={texts.captions.about}
                empty={<EmptyState title={texts.empty.about} />}
              />
            ),
          },
        ]}
      />
    </Page>
  );
}

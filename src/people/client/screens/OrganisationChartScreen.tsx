import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import type { ChartPerson } from "#people/contract.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { later } from "#platform/ui/later.ts";
import { PersonPicker } from "#platform/ui/pickers/PersonPicker.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Tree } from "#platform/ui/tree/Tree.tsx";
import type { TreeItem } from "#platform/ui/tree/treeRules.ts";
import { whyNotSetDirectManager } from "../../rules.ts";
import { fullName, initials } from "../../rules/names.ts";
import { top, type Chart as KnownChart } from "../../rules/chart.ts";
import { PeopleViews } from "../list/PeopleViews.tsx";
import { useChart } from "../chart/useChart.ts";
import { people, searchEverybody } from "../queries.ts";
import { useActor } from "../useActor.ts";
import styles from "../chart/chart.module.css";

const MoveDialog = later(async () => (await import("../chart/MoveDialog.tsx")).MoveDialog);

/** Who reports to whom, level by level; those without a manager stand at the top. */
export function OrganisationChartScreen() {
  const texts = useTexts("people");
  // Read when the page comes; what opens later is kept by the chart itself.
  const query = useQuery(people.level.queryOptions({ input: {}, staleTime: Infinity, gcTime: 0 }));
  return (
    <ListFrame
      title={texts.title}
      windowTitle={texts.chart.title}
      heading={(title) => (
        <>
          {title}
          <PeopleViews current="chart" />
        </>
      )}
    >
      <QueryView query={query}>{(first) => <Chart first={first} />}</QueryView>
    </ListFrame>
  );
}

const more = "more:";

function buildItems({ levels }: KnownChart, managerId: string, words: string): TreeItem[] {
  const level = levels[managerId];
  if (!level) return [];
  const rows = level.people.map((person) => ({
    id: person.id,
    label: fullName(person),
    isLazy: person.directReportCount > 0,
    children: buildItems({ levels }, person.id, words),
  }));
  return level.next ? [...rows, { id: `${more}${managerId}`, label: words }] : rows;
}

function Chart({ first }: { first: Parameters<typeof useChart>[0] }) {
  const texts = useTexts("people");
  const chart = useChart(first);
  const [isMoving, setIsMoving] = useState(false);
  const { state, chosen } = chart;
  const toggle = ({ id, isLazy }: TreeItem) => {
    if (id.startsWith(more)) return chart.loadMore(id.slice(more.length));
    if (!isLazy) return undefined;
    const next = new Set(state.open);
    if (!next.delete(id)) next.add(id);
    return state.onOpenChange(next, id);
  };
  return (
    <>
      <div className={styles.bar}>
        <div className={styles.search}>
          <PersonPicker
            label={texts.chart.find}
            description={texts.searchHint}
            value={null}
            onChange={(person) => person && chart.find(person.id)}
            search={searchEverybody}
          />
        </div>
        {chosen && <Chosen person={chosen} onMove={() => setIsMoving(true)} />}
      </div>
      <Tree
        label={texts.chart.title}
        items={buildItems(chart.chart, top, texts.chart.more)}
        state={state}
        onOpen={toggle}
        mark={({ id }) => <Face person={chart.findPerson(id)} />}
        detail={({ id }) => <Detail person={chart.findPerson(id)} />}
      />
      <MoveDialog
        open={isMoving}
        person={chosen}
        onClose={() => setIsMoving(false)}
        onMoved={() => chosen && chart.findAnew(chosen.id)}
      />
    </>
  );
}

const Face = ({ person }: { person: ChartPerson | undefined }) =>
  person ? <Avatar initials={initials(person)} picture={person.avatar} size="small" /> : null;

function Detail({ person }: { person: ChartPerson | undefined }) {
  const texts = useTexts("people");
  const say = useSay();
  if (!person) return null;
  const words = {
    active: null,
    inactive: texts.inactive,
    invited: texts.invitationPending,
    uninvited: texts.notInvited,
  };
  const facts = [
    person.jobTitle,
    person.directReportCount > 0 && say(texts.chart.reports, { count: person.directReportCount }),
    words[person.state],
  ];
  return facts.filter(Boolean).join(" · ");
}

/** What can be done with the person whose row is chosen. */
function Chosen({ person, onMove }: { person: ChartPerson; onMove: () => void }) {
  const texts = useTexts("people");
  const actor = useActor();
  const { language } = useLanguage();
  const say = useSay();
  const name = fullName(person);
  return (
    <div role="group" aria-label={name} className={styles.chosen}>
      <span className={styles.name}>{name}</span>
      <LinkButton
        size="small"
        to={paths.person(person.id)}
        accessibleName={say(texts.chart.openNamed, { whose: whoseName(language, name) })}
      >
        {texts.open}
      </LinkButton>
      <Button
        size="small"
        disabledReason={whyNotSetDirectManager(actor.id, person.id) && texts.ownManager}
        onClick={onMove}
      >
        {texts.chart.move}
      </Button>
    </div>
  );
}

import { IconFileText, IconPlus, IconRefresh, IconSparkles, IconTemplate } from "@tabler/icons-react";
import { usePrefetchQuery, useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "@tanstack/react-router";
import { lazy, Suspense, useCallback, useRef, useState } from "react";
import { paths } from "#paths.ts";
import { initials } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { Segments } from "#platform/ui/forms/Segments.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Skeleton } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { usePageKeys } from "#reports/client/usePageKeys.ts";
import type { Plan } from "../../contract/plan.ts";
import { whyNotWrite } from "../../rules/access.ts";
import { whyNotBeginCycle } from "../../rules/objective.ts";
import { ProgressLine } from "../ProgressLine.tsx";
import { useDraftOffer } from "../drafts/useDraftOffer.ts";
import { usePlanExport } from "../export/usePlanExport.tsx";
import { EmptyPlan } from "../plan/EmptyPlan.tsx";
import { NextLines } from "../plan/NextLines.tsx";
import { HandoverNotices } from "../plan/HandoverNotices.tsx";
import { PlanFacts } from "../plan/PlanFacts.tsx";
import { Pillars, usePillar } from "../plan/Pillars.tsx";
import type { Place } from "../plan/place.ts";
import { usePlanActions } from "../plan/usePlanActions.ts";
import { isBeginning, isForm, PlanProvider, type Question } from "../plan/usePlanPage.ts";
import { planViews, usePlanView } from "../plan/usePlanView.ts";
import { usePlanPdf } from "../print/usePlanPdf.tsx";
import { PlanPrint } from "../print/PlanPrint.tsx";
import { usePlanPrint } from "../print/usePlanPrint.tsx";
import { development } from "../queries.ts";

const PlanDialogs = later(async () => (await import("../plan/dialogs/PlanDialogs.tsx")).PlanDialogs);

const BeginningDialogs = later(
  async () => (await import("../beginnings/BeginningDialogs.tsx")).BeginningDialogs,
);

const DraftDialog = later(async () => (await import("../drafts/DraftDialog.tsx")).DraftDialog);

const Timeline = lazy(async () => ({ default: (await import("../timeline/Timeline.tsx")).Timeline }));

/** Below the objectives; where it cannot come, the page stands without it. */
const PlanBeside = lazy(() =>
  import("../beside/PlanBeside.tsx").then(
    (part) => ({ default: part.PlanBeside }),
    () => ({ default: () => null }),
  ),
);

/** The development plan of the person whom the address names, as this reader sees it. */
export function DevelopmentPlanScreen() {
  const texts = useTexts("developmentPlan");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(development.readPlan.queryOptions({ input: { profileId: id } }));
  // The next meeting stands at the top: it comes with the plan, and moves nothing.
  usePrefetchQuery(development.listNotes.queryOptions({ input: { profileId: id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.dashboard() },
      }}
    >
      {(plan) => <PlanPage key={plan.person.id} plan={plan} />}
    </ObjectView>
  );
}

function PlanPage({ plan }: { plan: Plan }) {
  const texts = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const errorWords = useErrorWords();
  const [pillar, setPillar] = usePillar(plan);
  const [awaited, setAwaited] = useState<Place | null>(null);
  const begun = useRef<Place | null>(null);
  const goTo = (objective: Place) => {
    begun.current = objective;
    setAwaited(objective);
    setPillar(objective.pillar);
  };
  const arrive = useCallback(() => setAwaited(null), []);
  const actions = usePlanActions(plan, goTo);
  const { begin, report } = useSearch({ strict: false }) as { begin?: string; report?: string };
  // Who comes from the end of their report chooses at once.
  const [question, setQuestion] = useState<Question | null>(
    begin === "report" && plan.reader === "owner" && whyNotWrite(plan.reader, plan.person) === null
      ? { kind: "report", pillar, evaluationId: report }
      : null,
  );
  const [view, setView] = usePlanView();
  const { person, reader, objectives } = plan;
  const isOwn = reader === "owner";
  const refusal = whyNotWrite(reader, person);
  const mayWrite = refusal === null;
  const add = () => setQuestion({ kind: "objective", objectiveId: null, pillar });
  usePageKeys(mayWrite ? { n: add } : {});
  const { printed, choices } = usePlanPrint(plan);
  const pdf = usePlanPdf(plan);
  const exported = usePlanExport(plan);
  const tooSoon = whyNotBeginCycle(plan.cycles[0] ?? null, plan.today);
  const beginning = question && isBeginning(question) ? question : null;
  const form = question && isForm(question) ? question : null;
  const close = () => {
    setQuestion(null);
    // The address says no more that it begins.
    if (begin) setPillar(begun.current?.pillar ?? pillar);
  };
  const fromReport = () => setQuestion({ kind: "report", pillar });
  const fromModel = () => setQuestion({ kind: "models", pillar });
  const draft = () => setQuestion({ kind: "draft" });
  const offer = useDraftOffer(plan, mayWrite).data;
  const maySuggest = offer !== undefined && offer.obstacle !== "off";
  const reportLabel = isOwn ? texts.beginning.report : texts.beginning.otherReport;
  const addButton = (
    <Button variant="primary" icon={<IconPlus size={20} aria-hidden="true" />} onClick={add}>
      {texts.add}
    </Button>
  );
  return (
    <PlanProvider
      value={{
        plan,
        isOwn,
        mayWrite,
        actions,
        ask: setQuestion,
        goTo,
        awaited: question === null ? (awaited?.id ?? null) : null,
        arrive,
      }}
    >
      <DetailPage
        trail={[]}
        title={isOwn ? texts.own : say(texts.other, { whose: whoseName(language, person.firstName) })}
        mark={<Avatar initials={initials(person)} picture={person.avatar} />}
        line={<ProgressLine plan={printed ?? plan} named={!isOwn || printed !== null} />}
        action={mayWrite && objectives.length > 0 && addButton}
        menu={[
          ...(!printed && mayWrite && objectives.length > 0
            ? [
                {
                  label: reportLabel,
                  icon: <IconFileText size={20} aria-hidden="true" />,
                  onChoose: fromReport,
                },
                {
                  label: texts.beginning.model,
                  icon: <IconTemplate size={20} aria-hidden="true" />,
                  onChoose: fromModel,
                },
                ...(maySuggest
                  ? [
                      {
                        label: texts.beginning.draft,
                        icon: <IconSparkles size={20} aria-hidden="true" />,
                        onChoose: draft,
                      },
                    ]
                  : []),
                {
                  label: texts.beginCycle,
                  icon: <IconRefresh size={20} aria-hidden="true" />,
                  disabledReason: tooSoon && errorWords(tooSoon),
                  onChoose: () => setQuestion({ kind: "beginCycle" }),
                },
              ]
            : []),
          ...(printed ? [] : [...choices, ...pdf, ...exported]),
        ]}
        facts={printed ? undefined : <PlanFacts />}
      >
        {printed && <PlanPrint plan={printed} />}
        <div hidden={printed !== null}>
          <Stack gap="large">
            {refusal && (
              <Notice>
                {refusal === "plan_closed" ? texts.closed : say(texts.viewOnly, { first: person.firstName })}
              </Notice>
            )}
            <HandoverNotices />
            {objectives.length === 0 ? (
              <EmptyPlan pillar={pillar} maySuggest={maySuggest} />
            ) : (
              <Stack>
                <NextLines />
                <Segments
                  label={texts.views.label}
                  value={view}
                  options={planViews.map((value) => ({ value, label: texts.views[value] }))}
                  onChange={setView}
                />
                {view === "pillars" ? (
                  <Pillars pillar={pillar} onPillar={setPillar} />
                ) : (
                  <Suspense fallback={<Skeleton />}>
                    <Timeline />
                  </Suspense>
                )}
              </Stack>
            )}
            <Suspense fallback={<Skeleton shape="cards" />}>
              <PlanBeside plan={plan} />
            </Suspense>
          </Stack>
        </div>
        <PlanDialogs open={form !== null} question={form} onClose={close} />
        <DraftDialog open={question?.kind === "draft"} onModel={fromModel} onClose={close} />
        <BeginningDialogs open={beginning !== null} question={beginning} onClose={close} />
      </DetailPage>
    </PlanProvider>
  );
}

import {
  IconCalendarPlus,
  IconChartBar,
  IconInfoCircle,
  IconLock,
  IconPencil,
  IconPlayerSkipForward,
  IconX,
} from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { useToday } from "#platform/ui/viewer.tsx";
import type { RunRow } from "../../contract/runs.ts";
import { whyNotCancel, whyNotClose } from "../../rules/endRun.ts";
import { whyNotStayOpen } from "../../rules/extend.ts";
import { stepOfParticipation } from "../../rules/participation.ts";
import { hasParticipation, sayAudience, sayDates, sayParticipation } from "./sayRun.ts";
import { useRemindRun } from "./useRemindRun.ts";
import { useSkipRun } from "./useSkipRun.ts";
import styles from "./runs.module.css";

/** What is asked before it is done. */
export type Asked = "extend" | "close" | "cancel";

export interface RunCommands {
  onAsk: (asked: Asked, run: RunRow) => void;
  onDetails: (run: RunRow) => void;
}

/** What a run is called on this page. */
export function useRunName() {
  const { untitled } = useTexts("pulses");
  const { language } = useLanguage();
  return ({ name }: Pick<RunRow, "name">) => translated(language, name).text.trim() || untitled;
}

/** A run that people were asked has a report; before, there is what it will ask. */
const getAddress = ({ id, templateId, status }: RunRow) =>
  status === "open" || status === "closed" ? paths.pulseReport(id) : paths.editPulse(templateId);

/** What is asked of whom and when, how many have answered, and what can be done about it. */
export function useRunColumns(commands: RunCommands): Column<RunRow>[] {
  const texts = useTexts("pulseRuns");
  const { language } = useLanguage();
  const say = useSay();
  const getName = useRunName();
  return [
    {
      key: "name",
      header: texts.columns.name,
      isName: true,
      width: "22%",
      whole: getName,
      cell: (run) => (
        <>
          <InternalLink to={getAddress(run)}>{getName(run)}</InternalLink>
          {run.cadence !== "once" && (
            <span className={styles.number}>{say(texts.number, { number: run.number })}</span>
          )}
        </>
      ),
    },
    {
      key: "audience",
      header: texts.columns.audience,
      wraps: true,
      width: "15%",
      cell: (run) => sayAudience(language, texts, run),
    },
    {
      key: "when",
      header: texts.columns.when,
      onPhone: "detail",
      wraps: true,
      cell: (run) => (
        <>
          {sayDates(language, texts, run, "medium")}
          <span className={styles.onPhone}>
            <Participation run={run} />
          </span>
        </>
      ),
    },
    {
      key: "participation",
      header: texts.columns.participation,
      wraps: true,
      width: "19%",
      isFor: ({ status }) => hasParticipation(status),
      cell: (run) => <Participation run={run} />,
    },
    {
      key: "main",
      header: texts.columns.main,
      wraps: true,
      onPhone: "aside",
      width: "176px",
      isFor: ({ status }) => status === "open" || status === "closed",
      cell: (run) => <MainAction run={run} />,
    },
    {
      key: "menu",
      header: texts.columns.menu,
      hideHeader: true,
      corner: true,
      width: "56px",
      cell: (run) => <RunMenu run={run} {...commands} />,
    },
  ];
}

export function Participation({ run }: { run: RunRow }) {
  const texts = useTexts("pulseRuns");
  const { language } = useLanguage();
  const words = sayParticipation(language, texts, run);
  const { status, asked, answers } = run;
  if (words === null || asked === null) return null;
  return (
    <span className={styles.participation}>
      {answers !== null && (status === "closed" || asked >= stepOfParticipation) && (
        <Ring size={28} answered={answers} total={asked} label={null} />
      )}
      {words}
    </span>
  );
}

/** The one that is wanted most: a reminder while people answer, then the results. */
function MainAction({ run }: { run: RunRow }) {
  const { remind: texts, results, resultsOf } = useTexts("pulseRuns");
  const say = useSay();
  const errorWords = useErrorWords();
  const name = useRunName()(run);
  const remind = useRemindRun(run.id);
  const { id, status, whyNotRemind } = run;
  if (status === "closed")
    return (
      // On a phone the name leads there.
      <span className={styles.wide}>
        <LinkButton size="small" to={paths.pulseReport(id)} accessibleName={say(resultsOf, { name })}>
          {results}
        </LinkButton>
      </span>
    );
  if (status !== "open") return null;
  return (
    <span className={styles.remind}>
      <Button
        size="small"
        accessibleName={say(texts.named, { name })}
        busy={remind.busy}
        disabledReason={whyNotRemind && errorWords(whyNotRemind)}
        onClick={() => void remind.run()}
      >
        {texts.action}
      </Button>
    </span>
  );
}

/** What else can be done, or why not now. */
function RunMenu({ run, onAsk, onDetails }: RunCommands & { run: RunRow }) {
  const texts = useTexts("pulseRuns");
  const errorWords = useErrorWords();
  const today = useToday();
  const { id, templateId, status, cadence } = run;
  const { run: skipRun } = useSkipRun(run);
  const icon = { size: 20, "aria-hidden": true } as const;
  const reason = (code: Parameters<typeof errorWords>[0] | null) => code && errorWords(code);
  const results: Action = {
    label: texts.results,
    icon: <IconChartBar {...icon} />,
    disabledReason: status === "open" ? texts.resultsAtClosing : null,
    to: paths.pulseReport(id),
  };
  const skip: Action = {
    label: texts.skip.action,
    icon: <IconPlayerSkipForward {...icon} />,
    onChoose: () => void skipRun(),
  };
  const inEachStatus: Record<RunRow["status"], Action[]> = {
    open: [
      {
        label: texts.extend.action,
        icon: <IconCalendarPlus {...icon} />,
        disabledReason: reason(whyNotStayOpen({ ...run, today })),
        onChoose: () => onAsk("extend", run),
      },
      results,
    ],
    scheduled: cadence === "once" ? [] : [skip],
    closed: [results],
    cancelled: [],
  };
  // What cannot be taken back comes last.
  const last: Action[] =
    status === "open"
      ? [
          {
            label: texts.close.action,
            icon: <IconLock {...icon} />,
            disabledReason: reason(whyNotClose(run)),
            onChoose: () => onAsk("close", run),
          },
        ]
      : status === "scheduled"
        ? [
            {
              label: texts.cancel.action,
              icon: <IconX {...icon} />,
              disabledReason: reason(whyNotCancel(run)),
              onChoose: () => onAsk("cancel", run),
            },
          ]
        : [];
  return (
    <ActionMenu
      name={useRunName()(run)}
      actions={[
        ...inEachStatus[status],
        { label: texts.details, icon: <IconInfoCircle {...icon} />, onChoose: () => onDetails(run) },
        { label: texts.change, icon: <IconPencil {...icon} />, to: paths.editPulse(templateId) },
        ...last,
      ]}
    />
  );
}

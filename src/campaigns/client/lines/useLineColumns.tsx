import { Status } from "#evaluations/client/Status.tsx";
import { isAwaited } from "#nominations/rules.ts";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, formatList } from "#platform/texts.ts";
import type { Column } from "#platform/ui/lists/QueryTable.tsx";
import { Ring } from "#platform/ui/display/Ring.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import type { Campaign, Line } from "../../contract.ts";
import { hasNothingToAsk } from "../../rules.ts";
import styles from "../campaigns.module.css";

/** Whom it is about and who answers; before the launch whether it will be readable, afterwards how many have finished. */
export function useLineColumns(
  { threshold, evaluationType, isLaunched, lines }: Campaign,
  show: (id: string) => void,
): Column<Line>[] {
  const { campaign: texts, proposals } = useTexts("campaigns");
  const { language } = useLanguage();
  const say = useSay();
  const listPeople = ({ invited }: Line, role: Line["invited"][number]["role"]) =>
    invited.filter((one) => one.role === role).map(({ person }) => person);
  /** One by their name; several by their number and their first names. */
  const renderPeople = (line: Line, role: Line["invited"][number]["role"], nobody: string) => {
    const [first, ...others] = listPeople(line, role);
    if (!first) return nobody;
    if (others.length === 0) return fullName(first);
    const all = [first, ...others];
    return (
      <span {...tooltip(formatList(language, all.map(fullName)))}>
        {all.length} · {all.map(({ firstName }) => firstName).join(", ")}
      </span>
    );
  };
  /** Room for what stands below the status. */
  const stateWidth = lines.some(({ startFailure }) => startFailure !== null)
    ? "230px"
    : lines.some(({ awaitsQuestions }) => awaitsQuestions)
      ? "165px"
      : "140px";
  const renderReason = (line: Line) => {
    if (line.awaitsQuestions) return <span className={styles.why}>{texts.awaitsQuestions}</span>;
    if (hasNothingToAsk(line)) return <span className={styles.why}>{texts.noQuestions}</span>;
    if (line.startFailure === null) return null;
    return <span className={styles.why}>{texts.failures[line.startFailure]}</span>;
  };
  const readable: Column<Line> = {
    key: "readable",
    header: texts.columns.readable,
    onPhone: "detail",
    width: "215px",
    cell: (line) => (hasNothingToAsk(line) || line.awaitsQuestions ? "—" : renderForecast(line)),
  };
  const renderForecast = ({ readability, nomination }: Line) =>
    nomination && isAwaited(nomination.status) ? (
      nomination.status === "sent" ? (
        say(proposals.toApprove, { count: nomination.people.length })
      ) : (
        <>
          {proposals.awaitedHere}
          <span className={styles.muted}>
            {say(proposals.awaitedBy, { date: formatDay(language, nomination.dueOn, "medium") })}
          </span>
        </>
      )
    ) : (
      readability.map(({ role, count, shown, shownWithOneMore: more }) => (
        <span
          key={role}
          className={count < threshold ? styles.why : styles.muted}
          {...tooltip(more > shown ? say(texts.oneMore, { more }) : null)}
        >
          {texts.groups[role]}
          {" · "}
          {count < threshold
            ? say(texts.small, { count, least: threshold })
            : say(texts.chances, { count: shown })}
        </span>
      ))
    );
  const answered: Column<Line> = {
    key: "answered",
    header: texts.columns.answered,
    onPhone: "detail",
    width: "150px",
    cell: (line) =>
      line.askedCount > 0 && <Ring compact size={28} answered={line.answeredCount} total={line.askedCount} />,
  };
  return [
    {
      key: "subject",
      header: texts.columns.subject,
      isName: true,
      width: "19%",
      whole: ({ subject }) => fullName(subject),
      cell: ({ evaluationId, subject, jobTitle }) => (
        <>
          <button type="button" className={styles.open} onClick={() => show(evaluationId)}>
            {fullName(subject)}
          </button>
          <span className={styles.muted}>{jobTitle}</span>
        </>
      ),
    },
    ...(evaluationType === "self" || evaluationType === "peer"
      ? []
      : [
          {
            key: "manager",
            header: texts.columns.manager,
            width: "12%",
            isTwoLines: true,
            cell: (line: Line) => renderPeople(line, "manager", texts.noManager),
          },
        ]),
    {
      key: "peers",
      header: texts.columns.peers,
      isTwoLines: true,
      cell: (line) => renderPeople(line, "peer", texts.nobody),
    },
    {
      key: "reports",
      header: texts.columns.reports,
      isTwoLines: true,
      cell: (line) => renderPeople(line, "direct_report", texts.nobody),
    },
    isLaunched ? answered : readable,
    {
      key: "state",
      header: texts.columns.state,
      onPhone: "aside",
      width: stateWidth,
      cell: (line) => (
        <>
          <Status status={line.status} />
          {renderReason(line) ??
            (line.status === "draft" && line.isEdited && !line.nomination && (
              <span className={styles.muted}>{texts.edited}</span>
            ))}
        </>
      ),
    },
  ];
}

import { IconLock, IconPlus } from "@tabler/icons-react";
import { useId } from "react";
import { fullName } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { ActionMenu } from "#platform/ui/actions/ActionMenu.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { useCompanyDay, useViewer } from "#platform/ui/viewer.tsx";
import type { Objective } from "../../contract/plan.ts";
import {
  isOpen,
  isWrittenAlone,
  mayBeReached,
  whyNotAddAction,
  whyNotRemove,
} from "../../rules/objective.ts";
import { objectiveStatuses } from "../../vocabulary.ts";
import { EvidenceLine } from "../beginnings/EvidenceLine.tsx";
import { ActionLine } from "./ActionLine.tsx";
import { useArrival } from "./useArrival.ts";
import { statusMarks } from "./statusMarks.ts";
import { usePlanPage } from "./usePlanPage.ts";
import { useReaders } from "./useReaders.ts";
import styles from "./plan.module.css";

/** An objective with its actions: what, how one will see it, by when, with whom, and who reads it. */
export function ObjectiveCard({ objective }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const { statuses } = useTexts("development");
  const id = useId();
  const { plan, mayWrite, ask } = usePlanPage();
  const place = useArrival(objective.id);
  const readers = useReaders(plan);
  const { sentence, status, isPrivate, actions } = objective;
  const isFull = whyNotAddAction(actions.length) !== null;
  return (
    <article ref={place} tabIndex={-1} aria-labelledby={id} className={styles.card}>
      <div className={styles.head}>
        <div className={styles.titles}>
          <h2 id={id} className={styles.sentence}>
            {sentence}
          </h2>
          <div className={styles.badges}>
            <StatusBadge variant={statusMarks[status]}>{statuses[status]}</StatusBadge>
            {isPrivate && (
              <span className={styles.private}>
                <IconLock size={16} aria-hidden="true" />
                {card.private}
              </span>
            )}
          </div>
        </div>
        {mayWrite && <ObjectiveMenu objective={objective} />}
      </div>
      <ObjectiveFacts objective={objective} />
      <EvidenceLine objectiveId={objective.id} />
      <ActionList objective={objective} />
      <ReachedOffer objective={objective} />
      {mayWrite && isOpen(status) && !isFull && (
        <div className={styles.add}>
          <Button
            size="small"
            icon={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => ask({ kind: "action", objectiveId: objective.id, actionId: null })}
          >
            {card.addAction}
          </Button>
          <Button size="small" onClick={() => ask({ kind: "library", objectiveId: objective.id })}>
            {card.library}
          </Button>
        </div>
      )}
      <p className={styles.quiet}>{readers(isPrivate)}</p>
      <LastChange objective={objective} />
    </article>
  );
}

function ActionList({ objective }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const say = useSay();
  const { actions, sentence } = objective;
  if (actions.length === 0) return <p className={styles.none}>{card.noAction}</p>;
  return (
    <ul className={styles.actions} aria-label={say(card.actions, { objective: sentence })}>
      {actions.map((action, at) => (
        <ActionLine key={action.id} objective={objective} action={action} at={at} />
      ))}
    </ul>
  );
}

/** When nothing is left to do: whether it is reached is for people to say, in one click. */
function ReachedOffer({ objective }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const { statuses } = useTexts("development");
  const say = useSay();
  const { mayWrite, actions } = usePlanPage();
  const { id, version, sentence } = objective;
  if (!mayWrite || !mayBeReached(objective)) return null;
  const status = statuses.reached;
  return (
    <div className={styles.offer}>
      <p className={styles.quiet}>{card.allDone}</p>
      <Button
        size="small"
        variant="quiet"
        busy={actions.setStatus.busy}
        accessibleName={say(card.markNamed, { status, objective: sentence })}
        onClick={() => void actions.setStatus.run({ id, version, status: "reached", why: null })}
      >
        {say(card.mark, { status })}
      </Button>
    </div>
  );
}

function ObjectiveFacts({ objective }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { plan } = usePlanPage();
  const { measure, skill, supporters, setAsideWhy, startsOn, dueOn, status } = objective;
  const from = startsOn && formatDay(language, startsOn);
  const to = dueOn && formatDay(language, dueOn);
  const isLate = dueOn !== null && dueOn < plan.today && isOpen(status);
  const dates =
    to && isLate
      ? say(card.past, { to })
      : from && to
        ? say(card.fromTo, { from, to })
        : to
          ? say(card.to, { to })
          : from && say(card.from, { from });
  const facts = [
    { label: card.why, value: setAsideWhy },
    { label: card.measure, value: measure },
    { label: card.skill, value: skill && translated(language, skill.name).text },
    {
      label: say(card.support, { count: supporters.length }),
      value: supporters.map((person) => fullName(person)).join(", "),
    },
  ].filter(({ value }) => value);
  return (
    <>
      {dates && <p className={isLate ? styles.late : styles.dates}>{dates}</p>}
      {facts.length > 0 && (
        <dl className={styles.facts}>
          {facts.map(({ label, value }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  );
}

/** That another person has changed it, and when: shown to its owner. */
function LastChange({ objective: { lastChange } }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const toDay = useCompanyDay();
  const { plan, isOwn } = usePlanPage();
  if (!isOwn || lastChange.by.id === plan.person.id) return null;
  const date = formatDay(language, toDay(new Date(lastChange.at)));
  return <p className={styles.quiet}>{say(card.written, { name: fullName(lastChange.by), date })}</p>;
}

function ObjectiveMenu({ objective }: { objective: Objective }) {
  const { card } = useTexts("developmentPlan");
  const { statuses } = useTexts("development");
  const say = useSay();
  const errorWords = useErrorWords();
  const { profileId } = useViewer();
  const { plan, actions, ask } = usePlanPage();
  const { id, version, status, sentence, pillar } = objective;
  const isOwnWork =
    [objective.authorProfileId, objective.lastChange.by.id].every((author) => author === profileId) &&
    objective.actions.every((action) => isWrittenAlone(action, profileId));
  const refused = whyNotRemove(plan.reader, { isOwnWork });
  const beside = plan.objectives.filter(
    (other) => other.pillar === pillar && other.cycleId === objective.cycleId,
  );
  const at = beside.findIndex((other) => other.id === id);
  const move = (before: Objective | undefined) =>
    void actions.moveObjective.run({ id, version, pillar, before: before?.id ?? null });
  return (
    <ActionMenu
      name={sentence}
      actions={[
        { label: card.edit, onChoose: () => ask({ kind: "objective", objectiveId: id, pillar }) },
        ...(at > 0 ? [{ label: card.up, onChoose: () => move(beside[at - 1]) }] : []),
        ...(at < beside.length - 1 ? [{ label: card.down, onChoose: () => move(beside[at + 2]) }] : []),
        { label: card.move, onChoose: () => ask({ kind: "move", objective }) },
        ...objectiveStatuses
          .filter((other) => other !== status)
          .map((other) =>
            other === "set_aside"
              ? { label: card.setAside, onChoose: () => ask({ kind: "setAside", objectiveId: id }) }
              : {
                  label: say(card.mark, { status: statuses[other] }),
                  onChoose: () => void actions.setStatus.run({ id, version, status: other, why: null }),
                },
          ),
        {
          label: card.remove,
          danger: true,
          disabledReason: refused && errorWords(refused),
          onChoose: () => ask({ kind: "removeObjective", objective }),
        },
      ]}
    />
  );
}

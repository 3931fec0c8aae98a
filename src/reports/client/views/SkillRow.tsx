import { useId, useState, type KeyboardEvent, type ReactNode } from "react";
import type { SkillResult, Snapshot } from "#disclosure/contract.ts";
import { AxisNumbers, DotPlot } from "#platform/ui/charts/DotPlot.tsx";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { Cell, RowHeader, TableBody, TableRow } from "#platform/ui/tables/TableParts.tsx";
import { sayShortGap } from "../../rules/compact.ts";
import type { ReportFigure } from "../../rules/explain.ts";
import { buildLanes, describeLanes, type Lane, type LaneName } from "../../rules/lanes.ts";
import { computeDistance, levels } from "../../rules/presentation.ts";
import type { ReportWords } from "../../rules/words.ts";
import { Explained } from "../parts/Explained.tsx";
import { LaneMark, markByLane } from "../parts/GroupMark.tsx";
import { OneLine } from "../parts/OneLine.tsx";
import { TagBadge } from "../parts/TagBadge.tsx";
import styles from "./views.module.css";

/** Whatever stands in it: five lanes fit, and six rows fit on a screen. */
const rowHeight = 50;

interface SkillRowProps {
  skill: SkillResult;
  names: readonly LaneName[];
  isTable: boolean;
  /** The table has a column of gaps. */
  hasGap: boolean;
  printing: boolean;
  snapshot: Snapshot;
  words: ReportWords;
  inPlace: (skill: SkillResult) => ReactNode;
}

/** One skill: its name opens it in place; resting on the row says every number of its drawing. */
export function SkillRow(props: SkillRowProps) {
  const { skill, names, isTable, hasGap, printing, snapshot, words, inPlace } = props;
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || printing;
  const panel = useId();
  const lanes = buildLanes(skill, names, snapshot, words);
  const close = ({ key, currentTarget }: KeyboardEvent) => {
    if (key !== "Escape" || !isOpened) return;
    setIsOpened(false);
    currentTarget.querySelector("button")?.focus();
  };
  return (
    // Escape closes what the button has opened: the button itself has every other key.
    <TableBody className={isOpen ? styles.open : undefined} onKeyDown={close}>
      <TableRow {...tooltip(isTable || isOpen ? null : describeLanes(lanes, words))}>
        <RowHeader>
          <button
            type="button"
            id={`skill-${skill.id}`}
            aria-expanded={isOpen}
            aria-controls={isOpen ? panel : undefined}
            onClick={() => setIsOpened(!isOpened)}
          >
            {words.translateName(skill.name)}
          </button>
          {skill.tag && <TagBadge tag={skill.tag} mostlyManager={skill.mostlyManager} />}
        </RowHeader>
        <Cell className={styles.drawn}>
          <DotPlot
            height={rowHeight}
            axis={levels}
            dots={lanes.map(({ name, value }) => ({ mark: markByLane[name], value }))}
            distance={computeDistance(skill)}
          />
          <span className={styles.ownAxis}>
            <AxisNumbers axis={levels} />
          </span>
        </Cell>
        {lanes.map((lane) => (
          <Cell key={lane.name} className={styles.number}>
            <Figure skill={skill} lane={lane} isSilent={!isTable} words={words} />
          </Cell>
        ))}
        {hasGap && (
          <Cell className={styles.gap}>
            <GapText skill={skill} words={words} />
          </Cell>
        )}
      </TableRow>
      {isOpen && (
        <TableRow id={panel}>
          <Cell colSpan={lanes.length + (hasGap ? 3 : 2)} className={styles.panel}>
            {!isTable && (
              <ul className={styles.figures}>
                {lanes.map((lane) => (
                  <li key={lane.name}>
                    <Figure skill={skill} lane={lane} words={words} />
                  </li>
                ))}
              </ul>
            )}
            {inPlace(skill)}
          </Cell>
        </TableRow>
      )}
    </TableBody>
  );
}

interface FigureProps {
  skill: SkillResult;
  lane: Lane;
  /** In a hidden cell nothing may be pressed. */
  isSilent?: boolean;
  words: ReportWords;
}

/** Whose figure it is where no column says so, then the figure and what it rests on. */
function Figure({ skill, lane, isSilent = false, words }: FigureProps) {
  const { name, label, text, short, isNumber, basis } = lane;
  const figure: ReportFigure =
    name === "others" ? { kind: "others", topic: skill } : { kind: "mean", topic: skill, group: name };
  const said = <OneLine short={short}>{text}</OneLine>;
  return (
    <>
      <span className={styles.whose} aria-hidden="true">
        <LaneMark name={name} />
        {label}
      </span>
      <span className={isNumber ? undefined : styles.quiet}>
        {text === "" ? (
          <None>{words.texts.noFigure}</None>
        ) : isSilent ? (
          said
        ) : (
          <Explained figure={figure}>{said}</Explained>
        )}
        {basis && <small>{basis}</small>}
      </span>
    </>
  );
}

const None = ({ children }: { children: string }) => (
  <>
    <span aria-hidden="true">—</span>
    <VisuallyHidden>{children}</VisuallyHidden>
  </>
);

function GapText({ skill, words }: { skill: SkillResult; words: ReportWords }) {
  const { gap, state } = skill;
  const { views, inconclusive, noGap } = words.texts;
  return (
    <>
      <span className={styles.whose} aria-hidden="true">
        {views.gap}
      </span>
      <span>
        {gap ? (
          <Explained figure={{ kind: "gap", topic: skill }}>
            <OneLine short={sayShortGap(words, gap)}>{words.gap(gap)}</OneLine>
          </Explained>
        ) : (
          <None>{noGap}</None>
        )}
        {state === "inconclusive" && <small>{inconclusive}</small>}
      </span>
    </>
  );
}

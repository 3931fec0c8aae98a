import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatScore } from "#platform/texts.ts";
import { figures, type Figures } from "./figures.ts";

const levels = [1, 2, 3, 4, 5];
const margin = 4;
const across = (value: number) => `${margin + ((value - 1) / 4) * (100 - 2 * margin)}%`;
const series = ["self", "manager", "peer"] as const;
const lanes = { self: 12, manager: 28, peer: 44 };
const height = 56;

interface MiniReportProperties {
  /** What the visitor answered, in the order of the figures. */
  scores: readonly (number | null)[];
}

/** A part of the example report, drawn like the report; a text beside each drawing says the same. */
export function MiniReport({ scores }: MiniReportProperties) {
  const { trial: t } = useTexts("site").home;
  return (
    <div className="trial-card trial-report">
      <p className="trial-kicker">{t.report.kicker}</p>
      <h3>{t.report.title}</h3>
      <p className="trial-legend" aria-hidden="true">
        {series.map((one) => (
          <span key={one}>
            <svg width="18" height="18" viewBox="-9 -9 18 18">
              <Mark series={one} />
            </svg>
            {t.report.legend[one]}
          </span>
        ))}
      </p>
      <svg aria-hidden="true" width="100%" height="18" className="trial-axis">
        {levels.map((level) => (
          <text key={level} x={across(level)} y="13" textAnchor="middle">
            {level}
          </text>
        ))}
      </svg>
      <ul>
        {figures.map((skill, index) => (
          <SkillLine key={skill.key} skill={skill} score={scores[index] ?? null} />
        ))}
      </ul>
    </div>
  );
}

function SkillLine({ skill, score }: { skill: Figures; score: number | null }) {
  const { trial: t } = useTexts("site").home;
  const { language } = useLanguage();
  const say = useSay();
  const { name, tag } = t.skills[skill.key];
  const figure = (value: number) => formatScore(language, value);
  return (
    <li>
      <div className="trial-skill">
        <strong>{name}</strong>
        <span className={`trial-tag ${skill.key}`}>{tag}</span>
      </div>
      <svg aria-hidden="true" width="100%" height={height} className="trial-plot">
        {levels.map((level) => (
          <line key={level} x1={across(level)} x2={across(level)} y1="2" y2={height - 2} />
        ))}
        <line className="distance" x1={across(skill.self)} x2={across(skill.peer)} y1="28" y2="28" />
        {series.map((one) => (
          <svg key={one} x={across(skill[one])} y={lanes[one]} overflow="visible">
            <Mark series={one} />
          </svg>
        ))}
        {score !== null && <circle className="mine" cx={across(score)} cy={lanes.peer} r="9.5" />}
      </svg>
      <p className="for-screen-readers">
        {say(t.report.values, {
          self: figure(skill.self),
          manager: figure(skill.manager),
          peer: figure(skill.peer),
        })}
      </p>
      {score !== null && <p className="trial-mine">{say(t.report.mine, { level: t.levels[score as 1] })}</p>}
    </li>
  );
}

/** ● ■ ▲, around the point 0 0, as in the report. */
function Mark({ series: one }: { series: (typeof series)[number] }) {
  const look = { fill: `var(--${one})`, stroke: "var(--surface)", strokeWidth: 1.5 };
  if (one === "self") return <circle r="6.8" {...look} />;
  if (one === "manager") return <rect x="-6" y="-6" width="12" height="12" {...look} />;
  return <path d="M0-7 7.4 6h-14.8z" {...look} />;
}

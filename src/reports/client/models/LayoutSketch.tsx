import type { ReactNode } from "react";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import type { ReportLayout } from "../../contract/layout.ts";
import type { LayoutSection } from "../../vocabulary/layoutSections.ts";
import styles from "./sketch.module.css";

interface LayoutSketchProps {
  layout: ReportLayout;
  /** Without words: beside a name. */
  isSmall?: boolean;
}

/** A report as it is laid out, drawn: what it shows and in which order, without a figure. */
export function LayoutSketch({ layout, isSmall = false }: LayoutSketchProps) {
  const { sections, fixed, preview } = useTexts("reportModels");
  const { language } = useLanguage();
  const { introduction, showsLogo } = layout;
  const words = introduction && (introduction.fr.trim() ? translated(language, introduction) : null);
  if (isSmall)
    return (
      <div className={styles.small} aria-hidden="true">
        <span className={styles.headline} />
        {introduction && <span className={styles.opening} />}
        {layout.sections.map((id) => (
          <Drawing key={id} id={id} />
        ))}
      </div>
    );
  return (
    <figure className={styles.page}>
      <figcaption className={styles.caption}>{preview.title}</figcaption>
      <div className={styles.sheet}>
        <div className={styles.head}>
          {showsLogo && <span className={styles.logo} aria-hidden="true" />}
          <span className={styles.kicker}>{preview.report}</span>
          <span className={styles.person}>{preview.person}</span>
        </div>
        {words && (
          <p className={styles.introduction} lang={words.lang}>
            {words.text}
          </p>
        )}
        <ol className={styles.sections}>
          {layout.sections.map((id) => (
            <li key={id}>
              <span className={styles.title}>{sections[id].name}</span>
              <Drawing id={id} />
            </li>
          ))}
          <li className={styles.always}>
            <span className={styles.title}>{fixed.method}</span>
          </li>
          <li className={styles.always}>
            <span className={styles.title}>{fixed.openings}</span>
          </li>
        </ol>
      </div>
    </figure>
  );
}

const row = (y: number, marks: ReactNode) => (
  <g key={y}>
    <path d={`M60 ${y}H232`} className={styles.axis} />
    <path d={`M4 ${y}H44`} className={styles.text} />
    {marks}
  </g>
);

/** A sketch of each section, in the marks of the report. */
const drawings: Record<LayoutSection, { height: number; drawing: ReactNode }> = {
  essentials: {
    height: 44,
    drawing: [0, 82, 164].map((x) => (
      <g key={x}>
        <rect x={x + 1} y="2" width="72" height="38" rx="7" className={styles.box} />
        <path d={`M${x + 10} 14H${x + 40}`} className={styles.strong} />
        <path d={`M${x + 10} 23H${x + 62}M${x + 10} 31H${x + 52}`} className={styles.text} />
      </g>
    )),
  },
  views: {
    height: 54,
    drawing: [
      [9, 110, 150, 178],
      [27, 150, 120, 96],
      [45, 200, 176, 168],
    ].map(([y = 0, self = 0, manager = 0, peer = 0]) =>
      row(
        y,
        <>
          <circle cx={self} cy={y} r="5" className={styles.self} />
          <rect x={manager - 4.5} y={y - 4.5} width="9" height="9" className={styles.manager} />
          <path d={`M${peer} ${y - 5}l5.5 10h-11z`} className={styles.peer} />
        </>,
      ),
    ),
  },
  behaviours: {
    height: 38,
    drawing: [0, 122].map((x) => (
      <g key={x}>
        <path d={`M${x + 4} 6H${x + 44}`} className={styles.strong} />
        <path
          d={`M${x + 4} 17H${x + 100}M${x + 4} 26H${x + 88}M${x + 4} 35H${x + 94}`}
          className={styles.text}
        />
      </g>
    )),
  },
  values: {
    height: 30,
    drawing: [
      [8, 168],
      [23, 140],
    ].map(([y = 0, x = 0]) =>
      row(y, <rect x={x} y={y - 4} width="30" height="8" rx="4" className={styles.peer} />),
    ),
  },
  objectives: {
    height: 30,
    drawing: [
      [8, 120],
      [23, 176],
    ].map(([y = 0, x = 0]) =>
      row(y, <rect x={x} y={y - 4} width="30" height="8" rx="4" className={styles.manager} />),
    ),
  },
  comments: {
    height: 40,
    drawing: [4, 24].map((y) => (
      <g key={y}>
        <path d={`M3 ${y}V${y + 13}`} className={styles.quote} />
        <path d={`M12 ${y + 2}H206M12 ${y + 11}H150`} className={styles.text} />
      </g>
    )),
  },
  since: {
    height: 26,
    drawing: row(
      13,
      <>
        <circle cx="112" cy="13" r="5" className={styles.before} />
        <path d="M122 13h38m-6-4 6 4-6 4" className={styles.arrow} />
        <circle cx="172" cy="13" r="5" className={styles.self} />
      </>,
    ),
  },
  conversation: {
    height: 44,
    drawing: [8, 22, 36].map((y) => (
      <g key={y}>
        <circle cx="8" cy={y} r="4.5" className={styles.box} />
        <path d={`M20 ${y}H${230 - y * 2}`} className={styles.text} />
      </g>
    )),
  },
};

function Drawing({ id }: { id: LayoutSection }) {
  const { height, drawing } = drawings[id];
  return (
    <svg viewBox={`0 0 238 ${height}`} className={styles.drawing} aria-hidden="true">
      {drawing}
    </svg>
  );
}

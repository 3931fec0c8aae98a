import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { formatMoment } from "#platform/texts.ts";
import { StatusBadge, type StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import type { Background } from "../../contract/health.ts";
import { listNamedRounds } from "../../rules/rounds.ts";
import type { BackgroundLight } from "../../vocabulary.ts";
import type { Parts } from "./useHealth.ts";
import styles from "./system.module.css";
import { Numbers, Widget } from "./Widget.tsx";

const marks: Record<BackgroundLight, StatusMark> = { running: "check", late: "waiting", stopped: "warning" };

/** Whether background work keeps up, and when each round was last made. */
export function BackgroundWidget({ query }: { query: Parts["background"] }) {
  const { background: texts } = useTexts("systemState");
  return (
    <Widget
      title={texts.title}
      query={query}
      awaits="disclosure"
      light={({ light }) => ({ mark: marks[light], words: texts[light] })}
      detail={texts.intro}
    >
      {({ hasGivenUp, rounds }) => (
        <>
          {hasGivenUp && <p className={styles.line}>{texts.givenUp}</p>}
          <Rounds rounds={rounds} />
        </>
      )}
    </Widget>
  );
}

function Rounds({ rounds }: Pick<Background, "rounds">) {
  const { background: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const named = listNamedRounds(rounds, texts.names);
  if (named.length === 0) return <p className={styles.line}>{texts.empty}</p>;
  return (
    <Disclosure summary={texts.rounds} open={named.some(({ hasFailed }) => hasFailed)}>
      <Numbers
        caption={texts.caption}
        head={[texts.task, texts.ranAt]}
        rows={named.map(({ task, name, ranAt, hasFailed }) => ({
          key: task,
          cells: [
            <>
              {name} {hasFailed && <StatusBadge variant="waiting">{texts.failed}</StatusBadge>}
            </>,
            <span key="at" className={styles.moment}>
              {formatMoment(language, new Date(ranAt))}
            </span>,
          ],
        }))}
      />
    </Disclosure>
  );
}

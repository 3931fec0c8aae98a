import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Parts } from "./useHealth.ts";
import styles from "./system.module.css";
import { Widget } from "./Widget.tsx";

export function VersionsWidget({ query }: { query: Parts["versions"] }) {
  const { versions: texts } = useTexts("systemState");
  const say = useSay();
  return (
    <Widget title={texts.title} query={query}>
      {({ product, postgresql }) => <p className={styles.line}>{say(texts.both, { product, postgresql })}</p>}
    </Widget>
  );
}

import { paths } from "#paths.ts";
import { formatNumber } from "#platform/texts.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import type { MailLight } from "../../vocabulary.ts";
import type { Parts } from "./useHealth.ts";
import styles from "./system.module.css";
import { Numbers, Widget } from "./Widget.tsx";

const marks: Record<MailLight, StatusMark> = {
  leaving: "check",
  unreachable: "warning",
  refused: "warning",
  paused: "warning",
  held: "dash",
  mailbox: "dash",
};

/** Whether emails leave; counts of the kinds whose deliveries are listed, and of no other. */
export function MailWidget({ query }: { query: Parts["mail"] }) {
  const { mail: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const format = (count: number) => formatNumber(language, count);
  return (
    <Widget
      title={texts.title}
      query={query}
      awaits="sentence"
      light={({ light }) => ({ mark: marks[light], words: texts[light] })}
      detail={texts.intro}
      action={
        <LinkButton size="small" to={paths.emailTest()}>
          {texts.link}
        </LinkButton>
      }
    >
      {({ kinds }) =>
        kinds.length === 0 ? (
          <p className={styles.line}>{texts.empty}</p>
        ) : (
          <Numbers
            caption={texts.caption}
            head={[
              texts.kind,
              texts.counts.sent,
              texts.counts.onTheirWay,
              texts.counts.held,
              texts.counts.refused,
              texts.counts.failed,
            ]}
            rows={kinds.map(({ kind, title, counts }) => ({
              key: kind,
              cells: [
                title,
                format(counts.sent),
                format(counts.underWay + counts.delayed + counts.waiting),
                format(counts.held),
                format(counts.refused),
                format(counts.failed),
              ],
            }))}
          />
        )
      }
    </Widget>
  );
}

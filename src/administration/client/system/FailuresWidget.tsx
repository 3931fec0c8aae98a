import { useTexts } from "#platform/client/language.tsx";
import type { StatusMark } from "#platform/ui/display/StatusBadge.tsx";
import { failureKinds, type Amount } from "../../vocabulary.ts";
import { findWorst } from "../../rules/failures.ts";
import type { Parts } from "./useHealth.ts";
import { Numbers, Widget } from "./Widget.tsx";

const marks: Record<Amount, StatusMark> = { none: "check", few: "dash", many: "warning" };

/** The product's own failures of a day: an amount, since a number would tell of other companies. */
export function FailuresWidget({ query }: { query: Parts["failures"] }) {
  const { failures: texts } = useTexts("systemState");
  return (
    <Widget
      title={texts.title}
      query={query}
      awaits="nothing"
      light={({ kinds }) => ({ mark: marks[findWorst(kinds)], words: texts[findWorst(kinds)] })}
      detail={texts.intro}
    >
      {({ kinds }) =>
        findWorst(kinds) !== "none" && (
          <Numbers
            caption={texts.caption}
            head={[texts.kind, texts.amount]}
            rows={failureKinds.map((kind) => ({
              key: kind,
              cells: [texts.kinds[kind], texts.amounts[kinds[kind]]],
            }))}
          />
        )
      }
    </Widget>
  );
}

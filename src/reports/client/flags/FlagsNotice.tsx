import { useSay, useTexts } from "#platform/client/language.tsx";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { paths } from "#paths.ts";
import type { Report } from "../../contract.ts";

/** Tells deciders that flagged comments await a decision. */
export function FlagsNotice({ report }: { report: Report }) {
  const t = useTexts("flags");
  const say = useSay();
  const { evaluationId, flags, subject } = report;
  if (!flags.isDecider || flags.open === 0) return null;
  return (
    <Notice action={<LinkButton to={paths.flaggedComments(evaluationId)}>{t.look}</LinkButton>}>
      {say(t.waiting, { count: flags.open, name: subject.firstName })}
    </Notice>
  );
}

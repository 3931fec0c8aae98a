import type { ReactNode } from "react";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { usePlanPage } from "./usePlanPage.ts";

/** At the top of one’s own plan: each manager who waits to read it, and the yes. */
export function HandoverNotices(): ReactNode {
  const { readers: texts } = useTexts("developmentPlan");
  const { language } = useLanguage();
  const say = useSay();
  const { plan, actions } = usePlanPage();
  return plan.managers.map(
    (manager) =>
      manager.opensOn && (
        <Notice
          key={manager.id}
          action={
            <Button
              size="small"
              accessibleName={say(texts.openNamed, { name: fullName(manager) })}
              busy={actions.open.busy}
              onClick={() => void actions.open.run(manager)}
            >
              {texts.open}
            </Button>
          }
        >
          {say(texts.waiting, { name: fullName(manager), date: formatDay(language, manager.opensOn) })}{" "}
          {texts.kept}
        </Notice>
      ),
  );
}

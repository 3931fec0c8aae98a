import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { toLocale } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { Campaign } from "../../contract.ts";
import { hasNothingToAsk, isFollowed } from "../../rules.ts";

const QuestionsDialog = later(async () => (await import("../questions/QuestionsDialog.tsx")).QuestionsDialog);

/** What a launch cannot start, before it is asked for and after: each line says why. */
export function NotLaunched({ campaign }: { campaign: Campaign }) {
  const { campaign: texts, questions } = useTexts("campaigns");
  const [asked, setAsked] = useState<{ isOpen: boolean; people: readonly string[] }>({
    isOpen: false,
    people: [],
  });
  const { language } = useLanguage();
  const say = useSay();
  const { id, lines } = campaign;
  const unasked = lines.filter((line) => hasNothingToAsk(line));
  const failed = lines.filter((line) => line.startFailure !== null && !hasNothingToAsk(line));
  const toLines = isFollowed(campaign) && (
    <LinkButton size="small" to={`${paths.campaign(id)}?tab=lines`}>
      {texts.seeLines}
    </LinkButton>
  );
  const names = new Intl.ListFormat(toLocale(language)).format(
    unasked.map(({ subject }) => fullName(subject)),
  );
  return (
    <>
      {failed.length > 0 && (
        <Notice
          tone="warning"
          role="status"
          title={say(texts.failed, { count: failed.length })}
          action={toLines}
        >
          {say(texts.failedDetail, { count: failed.length })}
        </Notice>
      )}
      {unasked.length > 0 && (
        <Notice
          tone="warning"
          title={say(texts.unasked, { count: unasked.length })}
          action={
            <>
              <Button
                size="small"
                onClick={() => setAsked({ isOpen: true, people: unasked.map(({ subject }) => subject.id) })}
              >
                {say(questions.action, { count: unasked.length })}
              </Button>
              {failed.length === 0 && toLines}
            </>
          }
        >
          {unasked.length <= 3 && <div>{names}</div>}
          <div>{say(texts.unaskedDetail, { count: unasked.length })}</div>
        </Notice>
      )}
      <QuestionsDialog
        open={asked.isOpen}
        campaignId={id}
        people={asked.people}
        onClose={() => setAsked((before) => ({ ...before, isOpen: false }))}
      />
    </>
  );
}

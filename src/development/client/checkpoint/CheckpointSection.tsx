import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import { fullName } from "#people/rules/names.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay, formatList, translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { later } from "#platform/ui/later.ts";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import type { Checkpoint } from "../../contract/checkpoints.ts";
import type { Plan } from "../../contract/plan.ts";
import { development, developmentApi } from "../queries.ts";
import { useCheckpointTexts } from "./useCheckpointTexts.ts";
import styles from "../beside/beside.module.css";

const AskDialog = later(async () => (await import("./AskDialog.tsx")).AskDialog);

/** Taking stock again, for the person alone: when it can be asked for, and what became of it. Nothing without a report. */
export function CheckpointSection({ plan }: { plan: Plan }) {
  const texts = useCheckpointTexts();
  const { language } = useLanguage();
  const say = useSay();
  const errorWords = useErrorWords();
  const [isAsking, setIsAsking] = useState(false);
  const profileId = plan.person.id;
  const { data } = useQuery(development.readCheckpoint.queryOptions({ input: { profileId } }));
  if (!data?.report || !data.window) return null;
  const { whyNot, report, window } = data;
  const isWaiting = data.request?.progress === "waiting";
  const isUnderWay = whyNot === "checkpoint_under_way";
  const day = (date: string) => formatDay(language, date);
  const isTooEarly = whyNot === "checkpoint_too_early";
  return (
    <Section
      title={texts.title}
      intro={texts.intro}
      action={
        !isWaiting &&
        !isUnderWay && (
          <Button
            size="small"
            icon={<IconRefresh size={18} aria-hidden="true" />}
            disabledReason={whyNot && errorWords(whyNot)}
            onClick={() => setIsAsking(true)}
          >
            {texts.ask}
          </Button>
        )
      }
    >
      <Stack gap="small">
        {data.request && <RequestLine checkpoint={data} profileId={profileId} />}
        {(isTooEarly || whyNot === null) && !isWaiting && (
          <p className={styles.quiet}>
            {say(texts.window, {
              from: day(window.opensOn),
              to: day(window.closesOn),
              date: day(report.releasedOn),
            })}
          </p>
        )}
      </Stack>
      <AskDialog open={isAsking} profileId={profileId} checkpoint={data} onClose={() => setIsAsking(false)} />
    </Section>
  );
}

/** What became of the latest request. */
function RequestLine({ checkpoint, profileId }: { checkpoint: Checkpoint; profileId: string }) {
  const texts = useCheckpointTexts();
  const { language } = useLanguage();
  const say = useSay();
  const withdraw = useAction({
    run: () => developmentApi.withdrawCheckpoint({ profileId }),
    keep: development.readCheckpoint.queryKey({ input: { profileId } }),
    announce: () => texts.withdrawn,
  });
  const { request, whyNot } = checkpoint;
  if (!request || request.progress === "withdrawn") return null;
  const { progress, skills, why, reportId } = request;
  const facts = {
    date: formatDay(language, request.askedOn),
    last: formatDay(language, request.lastDay),
    name: fullName(request.launcher),
  };
  const names = formatList(
    language,
    skills.map(({ name }) => translated(language, name).text),
  );
  if (progress === "launched")
    return reportId ? (
      <p className={styles.plain}>
        {texts.published} <InternalLink to={paths.report(reportId)}>{texts.open}</InternalLink>
      </p>
    ) : (
      whyNot === "checkpoint_under_way" && <p className={styles.plain}>{texts.underWay}</p>
    );
  return (
    <>
      <p className={styles.plain}>{say(texts[progress], facts)}</p>
      {why && <p className={styles.text}>{why}</p>}
      {progress === "waiting" && (
        <>
          <p className={styles.quiet}>{say(texts.skills, { count: skills.length, skills: names })}</p>
          <div>
            <Button size="small" busy={withdraw.busy} onClick={() => void withdraw.run()}>
              {texts.withdraw}
            </Button>
          </div>
        </>
      )}
    </>
  );
}

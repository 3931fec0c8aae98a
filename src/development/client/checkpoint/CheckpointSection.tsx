import { IconRefresh } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState, type ReactNode } from "react";
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
import type { CheckpointObstacle } from "../../vocabulary/checkpoints.ts";
import type { Plan } from "../../contract/plan.ts";
import { checkpointPlace } from "../beside/places.ts";
import { useNamedPlace } from "../beside/useNamedPlace.ts";
import { development, developmentApi } from "../queries.ts";
import { useCheckpointTexts } from "./useCheckpointTexts.ts";
import styles from "../beside/beside.module.css";

const AskDialog = later(async () => (await import("./AskDialog.tsx")).AskDialog);

/** More skills than these are not named in a sentence. */
const maxNamed = 8;

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
  const date = day(report.releasedOn);
  const possible = say(texts.window, { from: day(window.opensOn), to: day(window.closesOn), date });
  const formatReason = (reason: CheckpointObstacle) => {
    if (reason === "checkpoint_too_early") return possible;
    if (reason === "checkpoint_declined") {
      const again = data.request?.askAgainOn;
      return again ? say(texts.askAgain, { date: day(again) }) : texts.notAgain;
    }
    if (reason !== "checkpoint_no_skill") return errorWords(reason);
    const names = data.reportSkills.map(({ name }) => translated(language, name).text);
    if (names.length > maxNamed) return say(texts.noSkill, { date });
    return say(texts.noSkillOf, { date, skills: formatList(language, names) });
  };
  const mayAsk = whyNot === null && !isWaiting;
  const button = !isWaiting && !isUnderWay && (
    <Button
      size="small"
      icon={<IconRefresh size={18} aria-hidden="true" />}
      disabledReason={whyNot && formatReason(whyNot)}
      onClick={() => setIsAsking(true)}
    >
      {texts.ask}
    </Button>
  );
  // What became of the last request is read before one may ask again.
  const isAnswered = data.request !== null && data.request.progress !== "withdrawn";
  return (
    <>
      <Place>
        <Section title={texts.title} intro={texts.intro} action={!isAnswered && button}>
          {(data.request || mayAsk) && (
            <Stack gap="small">
              {data.request && <RequestLine checkpoint={data} profileId={profileId} />}
              {mayAsk && <p className={styles.quiet}>{possible}</p>}
              {isAnswered && button && <div>{button}</div>}
            </Stack>
          )}
        </Section>
      </Place>
      <AskDialog open={isAsking} profileId={profileId} checkpoint={data} onClose={() => setIsAsking(false)} />
    </>
  );
}

function Place({ children }: { children: ReactNode }) {
  const { place } = useNamedPlace<HTMLDivElement>(checkpointPlace);
  return (
    <div ref={place} tabIndex={-1} className={styles.place}>
      {children}
    </div>
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
        {texts.published} <InternalLink to={`${paths.report(reportId)}#since`}>{texts.open}</InternalLink>
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

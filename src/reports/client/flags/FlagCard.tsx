import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Card, Row, Stack } from "#platform/ui/page/Section.tsx";
import type { FlaggedComments } from "../../contract/flags.ts";
import { whyNotDecide } from "../../rules/flags.ts";
import type { Decision } from "../../vocabulary.ts";
import { GroupMark } from "../parts/GroupMark.tsx";
import { useCommentName } from "../parts/useCommentName.ts";
import { DecideDialog } from "./DecideDialog.tsx";
import styles from "./flags.module.css";

interface FlagCardProps {
  evaluationId: string;
  name: string;
  flag: FlaggedComments["items"][number];
}

/** One flagged comment: its words, the reason given with the flag, and the decision or its controls. */
export function FlagCard({ evaluationId, name, flag }: FlagCardProps) {
  const t = useTexts("flags");
  const { groups } = useTexts("reports");
  const { language } = useLanguage();
  const say = useSay();
  const named = useCommentName();
  const [asked, setAsked] = useState<Decision | null>(null);
  const { question, group, comment, words, flaggedOn, status, decision } = flag;
  const formatActionName = (verb: string) => named(verb, { group, words: comment });
  const title = question ? translated(language, question) : { text: t.pooled, lang: undefined };
  return (
    <Card>
      <Stack gap="small">
        <h2 className={styles.flagged} lang={title.lang}>
          {title.text}
        </h2>
        <ul className={styles.writings}>
          <li>
            <blockquote dir="auto">{comment}</blockquote>
            <p>
              <GroupMark group={group} />
              {groups[group]}
            </p>
          </li>
        </ul>
        <span className={styles.small}>{say(t.on, { date: formatDay(language, flaggedOn) })}</span>
        {words && <span className={styles.note}>{say(t.said, { name, words })}</span>}
        {whyNotDecide(status) === null ? (
          <Row>
            <Button accessibleName={formatActionName(t.keep)} onClick={() => setAsked("kept")}>
              {t.keep}
            </Button>
            <Button accessibleName={formatActionName(t.show)} onClick={() => setAsked("shown")}>
              {t.show}
            </Button>
          </Row>
        ) : (
          <strong className={styles.note}>
            {say(status === "kept" ? t.kept : t.shown, { words: decision ?? "" })}
          </strong>
        )}
      </Stack>
      <DecideDialog
        evaluationId={evaluationId}
        flagId={flag.id}
        name={name}
        decision={asked}
        onClose={() => setAsked(null)}
      />
    </Card>
  );
}

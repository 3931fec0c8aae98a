import { useRef, useState } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { TextAreaField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { FlagTarget } from "../../contract/flags.ts";
import { whyNotFlagMore } from "../../rules/flags.ts";
import { reports, reportsApi } from "../review/queries.ts";
import { useCommentName } from "../parts/useCommentName.ts";
import { useFolding } from "../useFolding.ts";
import styles from "../report.module.css";

interface FlagControlProps {
  evaluationId: string;
  comment: FlagTarget;
  openFlags: number;
}

/** Lets the person evaluated flag a comment: it is masked at once, until a decision. */
export function FlagControl({ evaluationId, comment, openFlags }: FlagControlProps) {
  const t = useTexts("flags");
  const formatError = useErrorWords();
  const named = useCommentName();
  const { goTo } = useFolding();
  const [isAsked, setIsAsked] = useState(false);
  const [words, setWords] = useState("");
  const control = useRef<HTMLDivElement>(null);
  const focusAfter = useRef<Element>(null);
  const ask = () => {
    focusAfter.current = findPlaceInSkill(control.current);
    setIsAsked(true);
  };
  const whyNot = whyNotFlagMore(openFlags);
  const flag = useAction({
    run: () => reportsApi.flagComment({ evaluationId, comment, words: words.trim() }),
    // Their own reading is not recorded.
    refresh: [reports.read.key()],
    announce: () => t.flagged,
    onSuccess: () => {
      setIsAsked(false);
      setWords("");
      // The button was removed with its comment.
      const place = focusAfter.current;
      if (!(place instanceof HTMLElement)) return goTo("comments");
      if (place.tabIndex < 0) place.tabIndex = -1;
      place.focus();
    },
  });
  return (
    <div ref={control} className={`${styles.beside} ${styles.noPdf}`}>
      <Button variant="quiet" accessibleName={named(t.flag, comment)} onClick={ask}>
        {t.flag}
      </Button>
      <ConfirmDialog
        open={isAsked}
        title={t.flagTitle}
        confirmLabel={t.flag}
        busy={flag.busy}
        disabledReason={whyNot && formatError(whyNot)}
        onClose={() => setIsAsked(false)}
        onConfirm={() => void flag.run()}
      >
        <Stack>
          <span>{t.flagBody}</span>
          <TextAreaField
            label={t.words}
            optional
            rows={2}
            maxLength={500}
            value={words}
            onChange={setWords}
          />
        </Stack>
      </ConfirmDialog>
    </div>
  );
}

/**
 * In a skill that is open, where reading goes on once its comment is gone: the comment that takes its place, the one
 * before, what else was written about the skill, or its name. Null elsewhere.
 */
function findPlaceInSkill(control: HTMLElement | null): Element | null {
  const skill = control?.closest("tbody");
  const comment = control?.closest("li");
  if (!skill || !comment) return null;
  // The comments of a list are numbered: the last element goes.
  if (comment.nextElementSibling) return comment;
  const beside = comment.closest("aside");
  const hasOthers = (beside?.querySelectorAll("li").length ?? 0) > 1;
  return comment.previousElementSibling ?? (hasOthers ? beside : skill.querySelector("th button"));
}

import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { Button, type ButtonVariant } from "#platform/light/Button.tsx";
import { useToast } from "#platform/light/Toasts.tsx";
import { translated } from "#platform/texts.ts";
import type { AnswerForm } from "../../../contract.ts";
import pages from "../answerPages.module.css";
import type { Draft } from "./draftStore.ts";

/** Texts that can no longer be sent, each under its question; empty when there are only choices. */
export function useUnsentWords(form: AnswerForm, drafts: readonly Draft[]): string {
  const { language } = useLanguage();
  return drafts
    .filter((draft) => draft.text?.trim())
    .map((draft) => {
      const question = form.items[draft.position]?.text ?? { fr: "", en: null };
      return `${translated(language, question).text}\n${draft.text}`;
    })
    .join("\n\n");
}

export function WordsToCopy({ words }: { words: string }) {
  const { closed } = useTexts("answers");
  return (
    <label className={pages["copyBox"]}>
      <span className="field-label">{closed.label}</span>
      <textarea className="field-input" readOnly rows={6} value={words} />
    </label>
  );
}

export function CopyButton({ words, variant = "primary" }: { words: string; variant?: ButtonVariant }) {
  const { actions, toasts } = useTexts("platform");
  const toast = useToast();
  const copy = async () => {
    await navigator.clipboard.writeText(words);
    toast({ variant: "success", text: toasts.copied, duration: 3000 });
  };
  return (
    <Button variant={variant} onClick={() => void copy()}>
      {actions.copy}
    </Button>
  );
}

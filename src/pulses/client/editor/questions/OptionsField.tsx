import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { PulseQuestion } from "../../../contract/content.ts";
import { minOptions } from "../../../rules/content.ts";
import { maxOptions } from "../../../vocabulary.ts";
import { makeOption } from "../newQuestion.ts";
import { WordsField } from "./WordsField.tsx";
import styles from "../editor.module.css";

type Options = PulseQuestion["options"];

/** What a choice offers, in both languages. */
export function OptionsField({
  options,
  onChange,
}: {
  options: Options;
  onChange: (options: Options) => void;
}) {
  const { questions: texts } = useTexts("pulseEditor");
  const say = useSay();
  return (
    <fieldset className={styles.options}>
      <legend>{texts.options}</legend>
      <Stack gap="small">
        {options.map((option, index) => {
          const number = index + 1;
          return (
            <div key={option.key} className={styles.option}>
              <WordsField
                labels={{
                  fr: say(texts.option.fr, { number }),
                  en: say(texts.option.en, { number }),
                }}
                maxLength={300}
                value={option.text}
                onChange={(value) => onChange(options.with(index, { ...option, text: value }))}
              />
              {options.length > minOptions && (
                <IconButton
                  label={say(texts.removeOption, { number })}
                  icon={<IconTrash size={18} aria-hidden="true" />}
                  onClick={() => onChange(options.toSpliced(index, 1))}
                />
              )}
            </div>
          );
        })}
        {options.length < maxOptions && (
          <div>
            <Button
              size="small"
              icon={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => onChange([...options, makeOption()])}
            >
              {texts.addOption}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { TextAreaField, TextField } from "#platform/ui/forms/fields.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { QuestionOption } from "#skills/contract/questions.ts";
import { maxOptions, readOptions, writeOptions } from "../../rules/options.ts";
import { toSlug } from "../../rules/slugs.ts";
import styles from "../catalogue.module.css";

interface OptionsFieldProps {
  id: string;
  value: readonly QuestionOption[];
  onChange: (options: readonly QuestionOption[]) => void;
  error?: string | null | undefined;
  /** What is typed as JSON; null while the fields are used. */
  json: string | null;
  onJson: (json: string | null) => void;
}

/** What a multiple choice offers: its value in exports and its words in both languages, in fields or as JSON. */
export function OptionsField({ id, value: options, onChange, error, json, onJson }: OptionsFieldProps) {
  const { options: texts } = useTexts("skills");
  const [isWrong, setIsWrong] = useState(false);
  const apply = () => {
    const read = readOptions(json ?? "");
    setIsWrong(read === null);
    if (read === null) return;
    onChange(read);
    onJson(null);
  };
  return (
    <fieldset className={styles.fieldset} id={id} tabIndex={-1}>
      <legend className={styles.legend}>{texts.title}</legend>
      <Stack>
        {json === null ? (
          <>
            {options.length === 0 && (
              <Notice tone="warning" role="status">
                {texts.none}
              </Notice>
            )}
            <OptionRows options={options} onChange={onChange} />
            {error && options.length > 0 && <Notice tone="danger">{error}</Notice>}
            <div>
              <Button variant="quiet" size="small" onClick={() => onJson(writeOptions(options))}>
                {texts.asJson}
              </Button>
            </div>
          </>
        ) : (
          <div className={styles.json}>
            <TextAreaField
              label={texts.json}
              description={texts.jsonHint}
              rows={10}
              value={json}
              error={isWrong ? texts.wrongJson : null}
              onChange={onJson}
            />
            <Button size="small" onClick={apply}>
              {texts.applyJson}
            </Button>{" "}
            <Button variant="quiet" size="small" onClick={() => onJson(null)}>
              {texts.withoutJson}
            </Button>
          </div>
        )}
      </Stack>
    </fieldset>
  );
}

function OptionRows({
  options,
  onChange,
}: Pick<OptionsFieldProps, "onChange"> & { options: readonly QuestionOption[] }) {
  const { options: texts } = useTexts("skills");
  const say = useSay();
  const write = (index: number, words: Partial<QuestionOption>) =>
    onChange(options.map((option, at) => (at === index ? { ...option, ...words } : option)));
  return (
    <>
      {options.map((option, index) => {
        const position = index + 1;
        return (
          // Options have no identity of their own before they are stored.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.option}>
            <TextField
              label={say(texts.value, { position })}
              maxLength={40}
              value={option.value}
              onChange={(value) => write(index, { value })}
            />
            <TextField
              label={say(texts.fr, { position })}
              lang="fr"
              maxLength={120}
              value={option.fr}
              // A value that was not typed by hand follows the words.
              onChange={(fr) =>
                write(index, {
                  fr,
                  ...(option.value === "" || option.value === toSlug(option.fr)
                    ? { value: fr.trim() ? toSlug(fr).slice(0, 40) : "" }
                    : {}),
                })
              }
            />
            <TextField
              label={say(texts.en, { position })}
              lang="en"
              optional
              maxLength={120}
              value={option.en ?? ""}
              onChange={(en) => write(index, { en: en || null })}
            />
            <IconButton
              label={say(texts.remove, { position })}
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() => onChange(options.filter((_, at) => at !== index))}
            />
          </div>
        );
      })}
      {options.length < maxOptions && (
        <div>
          <Button
            size="small"
            icon={<IconPlus size={18} aria-hidden="true" />}
            onClick={() => onChange([...options, { value: "", fr: "", en: null }])}
          >
            {texts.add}
          </Button>
        </div>
      )}
    </>
  );
}

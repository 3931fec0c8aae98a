import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { BilingualField, type Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { FormSection } from "#platform/ui/forms/FormLayout.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { maxBehaviours } from "../../rules/values.ts";
import { WordingHints } from "../question/WordingHints.tsx";
import { blank, type ValueForm } from "./valueFields.ts";
import styles from "./values.module.css";

/** The fields of a value, for a new one and for one that exists. */
export function ValueFields({ form }: { form: ReturnType<typeof useEditForm<ValueForm>> }) {
  const { nameFields } = useTexts("skills");
  const { fields } = useTexts("values");
  const say = useSay();
  const behaviours = form.list<Bilingual>("behaviours");
  return (
    <>
      <BilingualField labels={nameFields} maxLength={120} {...form.field("name")} />
      <BilingualField
        labels={fields.sentence}
        description={fields.sentenceHint}
        rows={2}
        maxLength={300}
        optional
        {...form.field("sentence")}
      />
      <BilingualField
        labels={fields.question}
        description={fields.questionHint}
        rows={2}
        maxLength={300}
        {...form.field("question")}
      />
      <WordingHints text={form.values.question} />
      <BilingualField
        labels={fields.selfText}
        description={fields.selfHint}
        rows={2}
        maxLength={300}
        optional
        {...form.field("selfText")}
      />
      <FormSection title={fields.behaviours}>
        <p>{fields.behavioursHint}</p>
        {behaviours.items.map((_, index) => (
          // Lines have no identity of their own.
          // oxlint-disable-next-line react/no-array-index-key
          <div key={index} className={styles.behaviour}>
            <BilingualField
              labels={{
                fr: say(fields.behaviourFr, { position: index + 1 }),
                en: say(fields.behaviourEn, { position: index + 1 }),
              }}
              maxLength={200}
              optional
              {...form.at<Bilingual>(`behaviours.${index}`)}
            />
            <IconButton
              label={say(fields.removeBehaviour, { position: index + 1 })}
              icon={<IconTrash size={18} aria-hidden="true" />}
              onClick={() => behaviours.remove(index)}
            />
          </div>
        ))}
        {behaviours.items.length < maxBehaviours && (
          <div>
            <Button
              variant="quiet"
              size="small"
              icon={<IconPlus size={18} aria-hidden="true" />}
              onClick={() => behaviours.insert(blank)}
            >
              {fields.addBehaviour}
            </Button>
          </div>
        )}
      </FormSection>
    </>
  );
}

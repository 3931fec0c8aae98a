import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { BilingualField, type Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { QuestionModel } from "#skills/contract/questions.ts";
import { skills, skillsApi } from "../queries.ts";
import { toBilingual } from "../namedFields.ts";

interface ModelFieldProps {
  /** Empty: none. */
  value: string;
  onChange: (modelId: string) => void;
}

/** The model that a question belongs to, if any; one is made or renamed on the spot. */
export function ModelField({ value, onChange }: ModelFieldProps) {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  /** The model whose name is written, by its id: refused because it has changed, it is sent over the newer version. */
  const [written, setWritten] = useState<{ id: string | null } | null>(null);
  const models = useQuery(skills.models.queryOptions({ input: {} })).data?.items ?? [];
  const chosen = models.find(({ id }) => id === value);
  const renamed = models.find(({ id }) => id === written?.id) ?? null;
  if (written && (renamed || written.id === null))
    return <ModelName model={renamed} onSaved={onChange} onClose={() => setWritten(null)} />;
  return (
    <Stack gap="small">
      <SelectField
        label={`${texts.model} ${texts.optional}`}
        description={texts.models.hint}
        value={value}
        options={[
          { value: "", label: texts.models.none },
          ...models
            .filter(({ id, isArchived }) => !isArchived || id === value)
            .map((model) => ({ value: model.id, label: translated(language, model.name).text })),
        ]}
        onChange={onChange}
      />
      <Row>
        <Button variant="quiet" size="small" onClick={() => setWritten({ id: null })}>
          {texts.models.new}
        </Button>
        {chosen && (
          <Button variant="quiet" size="small" onClick={() => setWritten({ id: chosen.id })}>
            {texts.models.rename}
          </Button>
        )}
      </Row>
    </Stack>
  );
}

interface ModelNameProps {
  /** Null for a new one. */
  model: QuestionModel | null;
  onSaved: (id: string) => void;
  onClose: () => void;
}

/** Not a form of its own: it stands in that of the question. */
function ModelName({ model, onSaved, onClose }: ModelNameProps) {
  const texts = useTexts("skills");
  const { actions } = useTexts("platform");
  const errorWords = useErrorWords();
  const [name, setName] = useState<Bilingual>(() => toBilingual(model?.name));
  const [error, setError] = useState<string | null>(null);
  const save = useAction({
    run: (words: { nameFr: string; nameEn: string | null }) =>
      model
        ? skillsApi.updateModel({ id: model.id, version: model.version, ...words })
        : skillsApi.createModel(words),
    refresh: [skills.models.key(), skills.questions.key()],
    announce: () => texts.saved,
    onSuccess: ({ id }) => {
      onSaved(id);
      onClose();
    },
    onFailure: ({ code }) => {
      if (code !== "duplicate_key") return false;
      setError(errorWords(code));
      return true;
    },
  });
  return (
    <Stack>
      <BilingualField
        labels={texts.nameFields}
        description={texts.models.hint}
        maxLength={120}
        value={name}
        error={error}
        onChange={(typed) => {
          setName(typed);
          setError(null);
        }}
      />
      <Row>
        <Button
          size="small"
          busy={save.busy}
          disabledReason={name.fr.trim() ? null : texts.models.nameFirst}
          onClick={() => void save.run({ nameFr: name.fr.trim(), nameEn: name.en.trim() || null })}
        >
          {model ? texts.models.rename : texts.models.create}
        </Button>
        <Button variant="quiet" size="small" onClick={onClose}>
          {actions.cancel}
        </Button>
      </Row>
    </Stack>
  );
}

import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { SelectField, TextField } from "#platform/ui/fields.tsx";
import { Row, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { skills, skillsApi } from "../queries.ts";

interface ModelFieldProps {
  /** Empty: none. */
  value: string;
  onChange: (modelId: string) => void;
}

/** The model that a question belongs to, if any; a new one is made on the spot. */
export function ModelField({ value, onChange }: ModelFieldProps) {
  const texts = useTexts("skills");
  const { actions } = useTexts("platform");
  const errorWords = useErrorWords();
  const { language } = useLanguage();
  const [name, setName] = useState<string | null>(null);
  const [error, setError] = useState<string | null>(null);
  const models = useQuery(skills.models.queryOptions({ input: {} })).data?.items ?? [];
  const create = useAction({
    run: (nameFr: string) => skillsApi.createModel({ nameFr }),
    refresh: [skills.models.key()],
    onSuccess: ({ id }) => {
      onChange(id);
      setName(null);
    },
    onFailure: ({ code }) => {
      if (code !== "duplicate_key") return false;
      setError(errorWords(code));
      return true;
    },
  });
  if (name !== null)
    return (
      <Stack>
        <TextField
          label={texts.models.name}
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
            busy={create.busy}
            disabledReason={name.trim() ? null : texts.models.nameFirst}
            onClick={() => void create.run(name.trim())}
          >
            {texts.models.create}
          </Button>
          <Button variant="quiet" size="small" onClick={() => setName(null)}>
            {actions.cancel}
          </Button>
        </Row>
      </Stack>
    );
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
      <div>
        <Button variant="quiet" size="small" onClick={() => setName("")}>
          {texts.models.new}
        </Button>
      </div>
    </Stack>
  );
}

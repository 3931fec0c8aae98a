import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import shared from "../../evaluations.module.css";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { TranslatedText } from "../../TranslatedText.tsx";

interface ValuesProps {
  values: readonly Evaluation["values"][number][];
  evaluation: Evaluation;
}

export function Values({ values, evaluation }: ValuesProps) {
  const { skills } = useTexts("wizard");
  const { change, busy } = useChange();
  const chosen = evaluation.values.map(({ id }) => id);
  const choose = (id: string, on: boolean) =>
    change(() =>
      evaluationsApi.setValues({
        id: evaluation.id,
        valueIds: on ? [...chosen, id] : chosen.filter((one) => one !== id),
      }),
    );
  if (values.length === 0) return <p className={shared.muted}>{skills.noValues}</p>;
  return (
    <Stack>
      {values.map(({ id, name, question }) => (
        <CheckboxField
          key={id}
          label={<TranslatedText text={name} />}
          description={<TranslatedText text={question} tag />}
          checked={chosen.includes(id)}
          onChange={(on) => {
            if (!busy) void choose(id, on);
          }}
        />
      ))}
    </Stack>
  );
}

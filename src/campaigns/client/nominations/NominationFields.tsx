import { type Decider, deciders } from "#nominations/vocabulary.ts";
import { useTexts } from "#platform/client/language.tsx";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { DateField, SelectField } from "#platform/ui/forms/fields.tsx";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { maxGroupSize } from "#nominations/rules.ts";
import { listNumberChoices } from "./numberChoices.ts";

export interface NominationChoice {
  by: "rondo" | "subjects";
  least: number;
  most: number;
  dueOn: string;
  decidedBy: Decider;
}

interface NominationFieldsProps {
  value: NominationChoice;
  onChange: (value: NominationChoice) => void;
  today: string;
  error: string | null;
}

const authors = ["rondo", "subjects"] as const;

/** Who proposes the colleagues: Rondo at once, or the people evaluated by a day. */
export function NominationFields({ value, onChange, today, error }: NominationFieldsProps) {
  const {
    createCampaign: { nomination: texts },
  } = useTexts("campaigns");
  const change = (changed: Partial<NominationChoice>) => onChange({ ...value, ...changed });
  return (
    <Stack>
      <ChoiceCards
        legend={texts.legend}
        value={value.by}
        columns={1}
        onChange={(by) => change({ by })}
        choices={authors.map((by) => ({
          value: by,
          label: texts.by[by],
          description: texts.byDetail[by],
        }))}
      />
      {value.by === "subjects" && (
        <ChoiceCards<Decider>
          legend={texts.decidedBy}
          value={value.decidedBy}
          columns={1}
          onChange={(decidedBy) => change({ decidedBy })}
          choices={deciders.map((decider) => ({
            value: decider,
            label: texts.decider[decider],
            description: texts.deciderDetail[decider],
          }))}
        />
      )}
      {value.by === "subjects" && (
        <Row gap="medium" top>
          <SelectField
            label={texts.least}
            value={String(value.least)}
            options={listNumberChoices(0, maxGroupSize)}
            onChange={(least) => change({ least: Number(least), most: Math.max(Number(least), value.most) })}
          />
          <SelectField
            label={texts.most}
            value={String(value.most)}
            options={listNumberChoices(Math.max(1, value.least), maxGroupSize)}
            onChange={(most) => change({ most: Number(most) })}
          />
          <DateField
            label={texts.due}
            min={today}
            value={value.dueOn}
            error={error}
            onChange={(dueOn) => change({ dueOn })}
          />
        </Row>
      )}
    </Stack>
  );
}

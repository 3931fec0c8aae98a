import { useTexts } from "#platform/client/language.tsx";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { StartField } from "../position/StartField.tsx";
import { DueField } from "./DueField.tsx";
import type { InformationProps } from "./informationProps.ts";
import { NameField } from "./NameField.tsx";
import { Options } from "./Options.tsx";
import { SubjectField } from "./SubjectField.tsx";
import { TypeCards } from "./TypeCards.tsx";

/** Who, how and until when; all the rest has a good answer already, and stands under « Options ». */
export function InformationStep(props: InformationProps) {
  const { draft, isNew, position } = props;
  const { information } = useTexts("wizard");
  const { fields, set } = draft;
  return (
    <>
      <Section title={information.general}>
        <Stack>
          {isNew && position && <StartField {...props} />}
          <SubjectField {...props} />
          <NameField draft={draft} hint={information.nameHint} />
          <TypeCards value={fields.evaluationType} onChange={(evaluationType) => set({ evaluationType })} />
          <DueField value={fields.dueOn} onChange={(dueOn) => set({ dueOn })} />
        </Stack>
      </Section>
      <Options {...props} />
    </>
  );
}

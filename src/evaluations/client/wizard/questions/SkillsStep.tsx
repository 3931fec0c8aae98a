import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { listAskedTypes } from "#evaluations/rules/questionnaire.ts";
import { useTexts } from "#platform/client/language.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Row, Section } from "#platform/ui/page/Section.tsx";
import { ratedDimensions } from "#weights/vocabulary.ts";
import shared from "../../evaluations.module.css";
import { useOfferedValues } from "../../queries.ts";
import { useTakeSkills } from "../position/useTakeSkills.ts";
import type { Draft } from "../useDraft.ts";
import { AddSkill } from "./AddSkill.tsx";
import { Catalogue } from "./Catalogue.tsx";
import { Objectives } from "./Objectives.tsx";
import { PreviewLink } from "./PreviewLink.tsx";
import { Questionnaire } from "./Questionnaire.tsx";
import { ReadySets } from "./ReadySets.tsx";
import { Total } from "./Total.tsx";
import { Values } from "./Values.tsx";
import styles from "./questions.module.css";

interface SkillsStepProps {
  draft: Draft;
  evaluation: Evaluation;
}

export function SkillsStep({ draft, evaluation }: SkillsStepProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { skills } = own;
  const values = useOfferedValues();
  const { takeSkills } = useTakeSkills();
  const chosen = draft.fields.selectedDimensions;
  const shown = { ...evaluation, selectedDimensions: chosen };
  const asked = listAskedTypes(shown);
  return (
    <>
      {chosen.includes("skills") && evaluation.questions.length === 0 && (
        <ReadySets onTake={(position) => takeSkills(evaluation, position)} />
      )}
      <Section title={skills.dimensions} intro={skills.dimensionsHint}>
        <Row gap="large">
          {ratedDimensions.map((dimension) => (
            <SwitchField
              key={dimension}
              label={texts.dimensions[dimension]}
              checked={chosen.includes(dimension)}
              onChange={(on) =>
                draft.set({
                  selectedDimensions: ratedDimensions.filter((one) =>
                    one === dimension ? on : chosen.includes(one),
                  ),
                })
              }
            />
          ))}
        </Row>
      </Section>
      <div className={styles.bar}>
        <Total asked={asked} />
        <PreviewLink
          id={evaluation.id}
          isEmpty={asked.length === 0}
          hasSubject={evaluation.subject !== null}
        />
      </div>
      {chosen.includes("skills") && (
        <div className={shared.columns}>
          <Section title={skills.catalogue}>
            <Catalogue renderAction={(skill) => <AddSkill skill={skill} evaluation={evaluation} />} />
          </Section>
          <Questionnaire evaluation={evaluation} />
        </div>
      )}
      <div className={shared.half}>
        {chosen.includes("values") && (
          <Section title={skills.values} intro={skills.valuesHint}>
            <QueryView query={values}>
              {({ items }) => <Values values={items} evaluation={evaluation} />}
            </QueryView>
          </Section>
        )}
        {chosen.includes("objectives") && (
          <Section title={skills.objectives} intro={skills.objectivesHint}>
            <Objectives evaluation={evaluation} />
          </Section>
        )}
      </div>
    </>
  );
}

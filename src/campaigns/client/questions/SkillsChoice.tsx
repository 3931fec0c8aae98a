import { IconX } from "@tabler/icons-react";
import { jobsApi } from "#evaluations/client/queries.ts";
import { Catalogue, SkillAction } from "#evaluations/client/wizard/questions/Catalogue.tsx";
import { ReadySets } from "#evaluations/client/wizard/questions/ReadySets.tsx";
import { Total } from "#evaluations/client/wizard/questions/Total.tsx";
import { TranslatedText } from "#evaluations/client/TranslatedText.tsx";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { maxSkills } from "../../rules.ts";
import { listQuestionTypes, type ChosenSkill } from "./asking.ts";
import styles from "../campaigns.module.css";

interface SkillsChoiceProps {
  value: readonly ChosenSkill[];
  onChange: (value: readonly ChosenSkill[]) => void;
}

/** Several skills, from the catalogue of the wizard or from a position to begin with, and how much they ask in all. */
export function SkillsChoice({ value, onChange }: SkillsChoiceProps) {
  const { createCampaign: texts } = useTexts("campaigns");
  const { questionCount } = useTexts("evaluations");
  const { skills: words } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const isFull = value.length >= maxSkills;
  // It writes nothing, but its failure is said as that of a write.
  const take = useAction({
    run: ({ id }: { id: string }) => jobsApi.readPosition({ id }),
    onSuccess: ({ skills }) => onChange(skills.filter(({ isArchived }) => !isArchived)),
  });
  return (
    <Stack>
      {value.length === 0 && <ReadySets nested onTake={(position) => take.run(position)} />}
      <Catalogue
        renderAction={(skill) => {
          const isChosen = value.some(({ id }) => id === skill.id);
          // One without questions would ask nothing.
          if (skill.questionCount === 0 || (isFull && !isChosen)) return null;
          return (
            <SkillAction
              skill={skill}
              present={isChosen ? skill.questionCount : 0}
              onAdd={() => {
                onChange([...value, skill]);
                announce(say(words.added, { count: skill.questionCount }));
              }}
            />
          );
        }}
      />
      {value.length > 0 && (
        <ul className={styles.chosen} aria-label={texts.chosenSkills}>
          {value.map((skill) => (
            <li key={skill.id} className={styles.line}>
              <span className={styles.words}>
                <TranslatedText text={skill.name} />
                <span className={styles.muted}>
                  {say(questionCount, { count: skill.questionTypes.length })}
                </span>
              </span>
              <IconButton
                label={say(texts.remove, { name: translated(language, skill.name).text })}
                icon={<IconX size={18} aria-hidden="true" />}
                onClick={() => onChange(value.filter(({ id }) => id !== skill.id))}
              />
            </li>
          ))}
        </ul>
      )}
      {isFull && <p className={styles.turn}>{say(texts.skillsFull, { count: maxSkills })}</p>}
      <Total asked={listQuestionTypes(value)} />
    </Stack>
  );
}

import { IconArrowDown, IconArrowUp, IconX } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { ContentText } from "#skills/client/ContentText.tsx";
import { skillsApi } from "#skills/client/queries.ts";
import { maxSkills } from "../../rules.ts";
import styles from "../jobs.module.css";
import { countQuestions, type ChosenSkill } from "./positionValues.ts";

const levels = ["1", "2", "3", "4", "5"] as const;
/** As many as a list of suggestions holds. */
const maxSuggestions = 20;

interface PositionSkillsProps {
  /** Of the field that adds one, to bring the focus to it. */
  id?: string;
  error?: string | undefined;
  value: readonly ChosenSkill[];
  onChange: (skills: readonly ChosenSkill[]) => void;
  onUnmatched: (text: string) => void;
}

/** The skills of a position in their order, each with the level expected; what an evaluation would take from them. */
export function PositionSkills({ id, error, value, onChange, onUnmatched }: PositionSkillsProps) {
  const { skills: texts } = useTexts("jobs");
  const { movedTo } = useTexts("skills");
  const { language } = useLanguage();
  const say = useSay();
  const translateName = ({ name }: Pick<ChosenSkill, "name">) => translated(language, name).text;
  const move = (from: number, to: number) => {
    const moved = value[from];
    if (!moved || to < 0 || to >= value.length) return;
    onChange(value.toSpliced(from, 1).toSpliced(to, 0, moved));
    announce(say(movedTo, { position: to + 1, total: value.length }));
  };
  const search = async (text: string): Promise<ChosenSkill[]> => {
    const { items } = await skillsApi.list({
      status: "active",
      limit: maxSuggestions + maxSkills,
      ...(text.trim() ? { search: text.trim() } : {}),
    });
    return items
      .filter((skill) => !value.some((chosen) => chosen.id === skill.id))
      .slice(0, maxSuggestions)
      .map(({ id: skillId, name, questionCount }) => ({
        id: skillId,
        name,
        questionCount,
        isArchived: false,
        expectedLevel: null,
      }));
  };
  return (
    <div>
      <p className={styles.intro}>{texts.intro}</p>
      {value.length < maxSkills ? (
        <EntityPicker<ChosenSkill>
          {...(id ? { id } : {})}
          label={texts.add}
          optional
          error={error}
          value={null}
          onChange={(skill) => skill && onChange([...value, skill])}
          onUnmatched={onUnmatched}
          search={search}
          toOption={(skill) => ({
            id: skill.id,
            label: translateName(skill),
            detail: say(texts.questions, { count: skill.questionCount }),
          })}
          words={texts.picker}
        />
      ) : (
        <p className={styles.intro}>{say(texts.full, { count: maxSkills })}</p>
      )}
      <ol className={styles.skills}>
        {value.map((skill, index) => (
          <li key={skill.id} className={styles.skill}>
            <span className={styles.words}>
              <InternalLink to={paths.skill(skill.id)}>
                <ContentText text={skill.name} tag />
              </InternalLink>
              <span className={styles.detail}>
                {skill.isArchived ? texts.archived : say(texts.questions, { count: skill.questionCount })}
              </span>
            </span>
            <span className={styles.level}>
              <SelectField
                hideLabel
                label={say(texts.level, { name: translateName(skill) })}
                value={String(skill.expectedLevel ?? "")}
                options={[
                  { value: "", label: texts.noLevel },
                  ...levels.map((level) => ({ value: level, label: say(texts.levelOf, { level }) })),
                ]}
                onChange={(level) =>
                  onChange(value.with(index, { ...skill, expectedLevel: level ? Number(level) : null }))
                }
              />
            </span>
            <Moves
              name={translateName(skill)}
              isFirst={index === 0}
              isLast={index === value.length - 1}
              onMove={(step) => move(index, index + step)}
              onRemove={() => {
                onChange(value.toSpliced(index, 1));
                // The button goes with its line.
                if (id) document.getElementById(id)?.focus();
              }}
            />
          </li>
        ))}
      </ol>
      <p role="status" className={styles.preview}>
        {value.length === 0 ? texts.nothing : say(texts.preview, { count: countQuestions(value) })}
      </p>
    </div>
  );
}

interface MovesProps {
  name: string;
  isFirst: boolean;
  isLast: boolean;
  onMove: (step: 1 | -1) => void;
  onRemove: () => void;
}

function Moves({ name, isFirst, isLast, onMove, onRemove }: MovesProps) {
  const { skills: texts } = useTexts("jobs");
  const { moveUp, moveDown } = useTexts("skills");
  const say = useSay();
  return (
    <span className={styles.moves}>
      <IconButton
        label={say(moveUp, { name })}
        icon={<IconArrowUp size={18} aria-hidden="true" />}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <IconButton
        label={say(moveDown, { name })}
        icon={<IconArrowDown size={18} aria-hidden="true" />}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <IconButton
        label={say(texts.remove, { name })}
        icon={<IconX size={18} aria-hidden="true" />}
        onClick={onRemove}
      />
    </span>
  );
}

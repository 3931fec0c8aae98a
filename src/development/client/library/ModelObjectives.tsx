import { IconPlus } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { BilingualField } from "#platform/ui/forms/BilingualField.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import type { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { maxMeasureLength, maxSentenceLength } from "../../vocabulary.ts";
import { maxModelActions, maxModelObjectives } from "../../vocabulary/library.ts";
import { development } from "../queries.ts";
import { makeNewObjective, type EntryValues, type ObjectiveValues } from "./entryForm.ts";
import { SkillField } from "./SkillField.tsx";
import styles from "../beginnings/beginnings.module.css";

interface ModelFormProps {
  form: ReturnType<typeof useEditForm<EntryValues>>;
}

/** The objectives of a model, one to three, each with its skill and the actions of the library that go with it. */
export function ModelObjectives({ form }: ModelFormProps) {
  const texts = useTexts("developmentLibrary");
  const list = form.list<ObjectiveValues>("objectives");
  const { items } = list;
  const add = () => list.insert(makeNewObjective(crypto.randomUUID(), items.at(-1)?.skill ?? ""));
  return (
    <>
      {items.map((objective, index) => (
        <ObjectiveFields
          key={objective.id}
          form={form}
          index={index}
          objective={objective}
          onRemove={items.length > 1 ? () => list.remove(index) : null}
        />
      ))}
      {items.length < maxModelObjectives && (
        <div>
          <Button size="small" icon={<IconPlus size={18} aria-hidden="true" />} onClick={add}>
            {texts.addObjective}
          </Button>
        </div>
      )}
    </>
  );
}

interface ObjectiveFieldsProps extends ModelFormProps {
  index: number;
  objective: ObjectiveValues;
  /** Null for the last one that is left. */
  onRemove: (() => void) | null;
}

function ObjectiveFields({ form, index, objective, onRemove }: ObjectiveFieldsProps) {
  const texts = useTexts("developmentLibrary");
  const say = useSay();
  const path = `objectives.${index}`;
  const skill = form.at<string>(`${path}.skill`);
  const name = say(texts.objective, { number: index + 1 });
  return (
    <fieldset className={styles.objective}>
      <legend>{name}</legend>
      <BilingualField
        {...form.at<EntryValues["title"]>(`${path}.sentence`)}
        labels={texts.sentence}
        maxLength={maxSentenceLength}
      />
      <BilingualField
        {...form.at<EntryValues["title"]>(`${path}.measure`)}
        labels={texts.measure}
        maxLength={maxMeasureLength}
      />
      <SkillField
        field={{
          ...skill,
          onChange: (key) => {
            skill.onChange(key);
            // Those of another skill do not go with it.
            form.set(`${path}.actions`, []);
          },
        }}
      />
      <ActionChoices objective={objective} onChange={(actions) => form.set(`${path}.actions`, actions)} />
      {onRemove && (
        <Button size="small" accessibleName={say(texts.removeNamed, { objective: name })} onClick={onRemove}>
          {texts.removeObjective}
        </Button>
      )}
    </fieldset>
  );
}

interface ActionChoicesProps {
  objective: ObjectiveValues;
  onChange: (actions: readonly string[]) => void;
}

/** The actions that the library has for the skill; of what it does not offer now, nothing changes. */
function ActionChoices({ objective: { skill, actions }, onChange }: ActionChoicesProps) {
  const texts = useTexts("developmentLibrary");
  const { language } = useLanguage();
  const say = useSay();
  const skills = useQuery(development.listLibrarySkills.queryOptions({ input: {} }));
  const skillId = skills.data?.items.find(({ key }) => key === skill)?.id ?? "";
  const query = useQuery({
    ...development.listLibrary.queryOptions({ input: { kind: "action", limit: 100, skillId } }),
    enabled: skillId !== "",
  });
  const isFull = actions.length >= maxModelActions;
  const toggle = (key: string, chosen: boolean) =>
    onChange(chosen ? [...actions, key] : actions.filter((one) => one !== key));
  const offered = query.data?.items ?? [];
  return (
    <fieldset className={styles.proposed}>
      <legend>{say(texts.actions, { max: maxModelActions })}</legend>
      {query.data && offered.length === 0 && <p className={styles.facts}>{texts.noAction}</p>}
      {offered.map(({ key, title }) => {
        const isChosen = actions.includes(key);
        return (
          <CheckboxField
            key={key}
            label={translated(language, title).text}
            checked={isChosen}
            disabled={isFull && !isChosen}
            onChange={(checked) => toggle(key, checked)}
          />
        );
      })}
      {isFull && <p className={styles.facts}>{texts.fullActions}</p>}
    </fieldset>
  );
}

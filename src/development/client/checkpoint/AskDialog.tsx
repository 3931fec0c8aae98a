import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { Checkpoint } from "../../contract/checkpoints.ts";
import { development, developmentApi } from "../queries.ts";
import { useCheckpointTexts } from "./useCheckpointTexts.ts";
import styles from "../beside/beside.module.css";

interface AskDialogProps {
  open: boolean;
  profileId: string;
  checkpoint: Checkpoint;
  onClose: () => void;
}

/** Says who gets the request and what they learn by it; the person chooses the skills. */
export const AskDialog = ({ open, ...props }: AskDialogProps) => open && <Ask {...props} />;

function Ask({ profileId, checkpoint, onClose }: Omit<AskDialogProps, "open">) {
  const { dialog: texts } = useCheckpointTexts();
  const { language } = useLanguage();
  const say = useSay();
  const { skills, launcher, report } = checkpoint;
  const name = launcher ? fullName(launcher) : "";
  const ask = useAction({
    run: (skillIds: string[]) => developmentApi.askCheckpoint({ profileId, skillIds }),
    keep: development.readCheckpoint.queryKey({ input: { profileId } }),
    announce: () => say(texts.asked, { name }),
  });
  /** Of those that are still offered. */
  const select = (skillIds: readonly string[]) =>
    skills.map(({ id }) => id).filter((id) => skillIds.includes(id));
  const form = useEditForm<{ skillIds: readonly string[] }>({
    initial: { skillIds: skills.map(({ id }) => id) },
    check: ({ skillIds }) => ({
      skillIds: select(skillIds).length === 0 ? { sentence: texts.needsSkill } : null,
    }),
    send: async ({ skillIds }) => {
      await ask.attempt(select(skillIds));
      onClose();
    },
  });
  const { values, set } = form;
  const { error } = form.field("skillIds");
  const choose = (id: string, isChosen: boolean) =>
    set(
      "skillIds",
      skills
        .map((skill) => skill.id)
        .filter((one) => (one === id ? isChosen : values.skillIds.includes(one))),
    );
  return (
    <FormDialog title={texts.title} onClose={onClose} form={form} submitLabel={texts.confirm}>
      <p className={styles.plain}>{say(texts.words, { name, evaluation: report?.name ?? "" })}</p>
      <fieldset className={styles.choices} id={form.field("skillIds").id}>
        <legend>{texts.skills}</legend>
        {skills.map((skill) => (
          <CheckboxField
            key={skill.id}
            label={translated(language, skill.name).text}
            checked={values.skillIds.includes(skill.id)}
            onChange={(isChosen) => choose(skill.id, isChosen)}
          />
        ))}
        {error && <p className={styles.quiet}>{error}</p>}
      </fieldset>
      <p className={styles.quiet}>{texts.private}</p>
    </FormDialog>
  );
}

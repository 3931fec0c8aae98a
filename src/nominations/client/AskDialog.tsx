import { useState } from "react";
import { computeDefaultDueDate } from "#evaluations/rules/dueDate.ts";
import type { ProtectedRole } from "#evaluations/vocabulary.ts";
import type { PersonName } from "#people/contract/person.ts";
import { fullName } from "#people/rules/names.ts";
import { defaultBounds, maxGroupSize, type Bounds } from "#nominations/rules.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { ofName } from "#platform/texts.ts";
import { ChoiceCards } from "#platform/ui/forms/ChoiceCards.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { DateField, SelectField } from "#platform/ui/forms/fields.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useToday, useViewer } from "#platform/ui/viewer.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Decider } from "../vocabulary.ts";
import styles from "./nominations.module.css";
import { nominations, nominationsApi } from "./queries.ts";

interface AskDialogProps {
  open: boolean;
  id: string;
  name: string;
  roles: readonly ProtectedRole[];
  /** Of the person evaluated, where there is one who may decide. */
  manager: PersonName | null;
  onClose: () => void;
}

/** How long people have to choose, unless another day is chosen. */
const week = 7;

/** How many of each group, and by when. */
export function AskDialog({ open, id, name, roles, manager, onClose }: AskDialogProps) {
  const { lead: texts, groups } = useTexts("nominations");
  const say = useSay();
  const today = useToday();
  const [bounds, setBounds] = useState(defaultBounds);
  const [decidedBy, setDecidedBy] = useState<Decider>("lead");
  const { profileId } = useViewer();
  const { language } = useLanguage();
  const of = ofName(language, name);
  const [dueOn, setDueOn] = useState(() => computeDefaultDueDate(today, week));
  const ask = useAction({
    run: () =>
      nominationsApi.ask({
        id,
        dueOn,
        decidedBy,
        bounds: Object.fromEntries(roles.map((role) => [role, bounds[role]])),
      }),
    keep: nominations.ofEvaluation.queryKey({ input: { id } }),
    onSuccess: onClose,
  });
  const change = (role: ProtectedRole, changed: Partial<Bounds>) =>
    setBounds((now) => ({ ...now, [role]: { ...now[role], ...changed } }));
  const dueError = dueOn >= today ? null : texts.dueFormat;
  return (
    <ConfirmDialog
      open={open}
      busy={ask.busy}
      title={say(texts.askTitle, { name })}
      confirmLabel={texts.confirm}
      disabledReason={dueError}
      onClose={onClose}
      onConfirm={() => void ask.run()}
    >
      <Stack>
        <span>{say(texts.askDetail, { name })}</span>
        {roles.map((role) => {
          const { least, most } = bounds[role];
          return (
            <div key={role} className={styles.pair}>
              <SelectField
                label={say(texts.least, { group: groups[role] })}
                value={String(least)}
                options={listNumberChoices(0, maxGroupSize)}
                onChange={(value) =>
                  change(role, { least: Number(value), most: Math.max(Number(value), most) })
                }
              />
              <SelectField
                label={say(texts.most, { group: groups[role] })}
                value={String(most)}
                options={listNumberChoices(Math.max(1, least), maxGroupSize)}
                onChange={(value) => change(role, { most: Number(value) })}
              />
            </div>
          );
        })}
        <ChoiceCards<Decider>
          legend={texts.decidedBy.legend}
          columns={1}
          value={decidedBy}
          onChange={setDecidedBy}
          choices={[
            { value: "lead", label: texts.decidedBy.lead, description: texts.decidedBy.leadDetail },
            {
              value: "direct_manager",
              label: manager
                ? say(texts.decidedBy.manager, { manager: fullName(manager) })
                : say(texts.decidedBy.nobody, { of }),
              description: manager && say(texts.decidedBy.managerDetail, { of }),
              disabledReason: !manager
                ? say(texts.decidedBy.noManager, { name })
                : manager.id === profileId
                  ? texts.decidedBy.isYou
                  : null,
            },
          ]}
        />
        <DateField
          label={texts.due}
          min={today}
          value={dueOn}
          error={dueError}
          onChange={(day) => day && setDueOn(day)}
        />
      </Stack>
    </ConfirmDialog>
  );
}

const listNumberChoices = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => {
    const value = String(from + index);
    return { value, label: value };
  });

import { useSay, useTexts } from "#platform/client/language.tsx";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import type { Objective } from "../../../contract/plan.ts";
import type { Pillar } from "../../../vocabulary.ts";
import { PillarField } from "../../PillarField.tsx";
import { usePlanPage } from "../usePlanPage.ts";

interface MoveDialogProps {
  objective: Objective;
  onClose: () => void;
}

interface Values {
  pillar: Pillar;
  /** The objective that it goes in front of; empty: at the end. */
  before: string;
}

/** Under which pillar an objective goes, and where there. */
export function MoveDialog({ objective, onClose }: MoveDialogProps) {
  const { move: texts } = useTexts("developmentPlan");
  const { pillar: pillarLabel } = useTexts("development");
  const say = useSay();
  const { plan, actions, goTo } = usePlanPage();
  const { id, version, cycleId } = objective;
  const form = useEditForm<Values>({
    initial: { pillar: objective.pillar, before: "" },
    labels: { pillar: pillarLabel, before: texts.place },
    notSaved: texts.notSaved,
    check: () => ({}),
    send: async ({ pillar, before }) => {
      await actions.moveObjective.attempt({ id, version, pillar, before: before || null });
      goTo({ id, pillar });
      onClose();
    },
  });
  const { pillar } = form.values;
  const there = plan.objectives.filter(
    (other) => other.pillar === pillar && other.cycleId === cycleId && other.id !== id,
  );
  return (
    <FormDialog title={texts.title} onClose={onClose} form={form} submitLabel={texts.confirm}>
      <PillarField
        {...form.field("pillar")}
        onChange={(value) => {
          form.set("pillar", value);
          form.set("before", "");
        }}
      />
      {there.length > 0 && (
        <SelectField
          {...form.field("before")}
          label={texts.place}
          options={[
            ...there.map((other) => ({
              value: other.id,
              label: say(texts.before, { objective: other.sentence }),
            })),
            { value: "", label: texts.last },
          ]}
        />
      )}
    </FormDialog>
  );
}

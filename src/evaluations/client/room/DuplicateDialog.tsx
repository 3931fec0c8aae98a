import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { ConfirmDialog } from "#platform/ui/layers/Dialog.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi } from "../queries.ts";

interface DuplicateDialogProps {
  open: boolean;
  evaluation: Evaluation;
  onClose: () => void;
}

/** Creates a draft with the questions, the people or both, and opens it. */
export function DuplicateDialog({ open, evaluation: { id, name }, onClose }: DuplicateDialogProps) {
  const { untitled } = useTexts("evaluations");
  const { copies } = useTexts("room");
  const say = useSay();
  const go = useGo();
  const [withQuestions, setWithQuestions] = useState(true);
  const [withPeople, setWithPeople] = useState(true);
  const copy = useAction({
    run: () => evaluationsApi.copy({ id, withQuestions, withPeople }),
    refresh: [evaluations.list.key()],
    success: ({ leftOut }) => (leftOut > 0 ? say(copies.leftOut, { count: leftOut }) : null),
    onSuccess: ({ evaluation }) => go(paths.editEvaluation(evaluation.id)),
  });
  return (
    <ConfirmDialog
      open={open}
      busy={copy.busy}
      title={say(copies.title, { name: name || untitled })}
      confirmLabel={copies.confirm}
      disabledReason={withQuestions || withPeople ? null : copies.nothing}
      onClose={onClose}
      onConfirm={() => void copy.run()}
    >
      <Stack>
        <span>{copies.detail}</span>
        <div role="group" aria-label={copies.keep}>
          <CheckboxField label={copies.questions} checked={withQuestions} onChange={setWithQuestions} />
          <CheckboxField
            label={copies.people}
            description={copies.peopleDetail}
            checked={withPeople}
            onChange={setWithPeople}
          />
        </div>
      </Stack>
    </ConfirmDialog>
  );
}

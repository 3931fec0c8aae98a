import { IconArchive, IconArchiveOff, IconPlayerStop, IconTrash } from "@tabler/icons-react";
import { isReportWaiting, whyNotArchive, whyNotRemove, whyNotUnarchive } from "#evaluations/rules/status.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import type { Action } from "#platform/ui/layers/ActionList.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { evaluations, evaluationsApi, runInOrder, useKeepEvaluation } from "../queries.ts";
import type { LifecycleAction, LifecycleFacts } from "./lifecycleFacts.ts";

/** The lifecycle actions of an evaluation, for a menu; those that cannot be undone are confirmed first. */
export function useLifecycle<One extends LifecycleFacts>(
  ask: (asked: LifecycleAction, evaluation: One) => void,
) {
  const { untitled } = useTexts("evaluations");
  const texts = useTexts("lifecycle");
  const say = useSay();
  const formatError = useErrorWords();
  const keep = useKeepEvaluation();
  const restore = async (id: string) => keep(await runInOrder(() => evaluationsApi.unarchive({ id })));
  const archiveAgain = async (id: string) => keep(await runInOrder(() => evaluationsApi.archive({ id })));
  const unarchive = useAction({
    run: ({ id }: One) => runInOrder(() => evaluationsApi.unarchive({ id })),
    refresh: [evaluations.list.key()],
    success: (_, { name }) => say(texts.unarchive.done, { name: name || untitled }),
    undo: ({ id }) => archiveAgain(id),
    onSuccess: keep,
  });
  const archiveDraft = useAction({
    run: ({ id }: One) => runInOrder(() => evaluationsApi.archive({ id })),
    refresh: [evaluations.list.key()],
    success: () => texts.archive.done,
    undo: ({ id }) => restore(id),
    onSuccess: keep,
  });
  return (evaluation: One): Action[] => {
    const { status, launchedOn = null, releasesOn = null } = evaluation;
    const why = (reason: ReturnType<typeof whyNotArchive>) => (reason ? formatError(reason) : null);
    if (status === "archived")
      return [
        {
          label: texts.unarchive.action,
          icon: <IconArchiveOff size={20} aria-hidden="true" />,
          disabledReason: why(whyNotUnarchive({ status, launchedOn })),
          onChoose: () => void unarchive.run(evaluation),
        },
      ];
    if (status === "in_progress")
      return [
        {
          label: texts.abandon.action,
          icon: <IconPlayerStop size={20} aria-hidden="true" />,
          danger: true,
          disabledReason: why(isReportWaiting({ status, releasesOn }) ? "report_waiting" : null),
          onChoose: () => ask("abandon", evaluation),
        },
      ];
    const archive = {
      label: texts.archive.action,
      icon: <IconArchive size={20} aria-hidden="true" />,
      disabledReason: why(whyNotArchive(evaluation)),
      // A draft comes back as it was, so there is no confirmation.
      onChoose: () => (status === "draft" ? void archiveDraft.run(evaluation) : ask("archive", evaluation)),
    };
    if (whyNotRemove(status)) return [archive];
    return [
      archive,
      {
        label: texts.remove.action,
        icon: <IconTrash size={20} aria-hidden="true" />,
        danger: true,
        onChoose: () => ask("remove", evaluation),
      },
    ];
  };
}

import { IconArchiveOff } from "@tabler/icons-react";
import type { ApiFailure } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { RestoreNotice } from "#platform/ui/detail/RestoreNotice.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { jobs } from "./queries.ts";
import { isNameTaken } from "./words.ts";

interface BringBackOptions {
  run: () => Promise<unknown>;
  words: { archivedTitle: string; archivedDetail: string };
  /** The sentence where another one has taken its name meanwhile. */
  nameTaken: (failure: ApiFailure) => string;
}

/** What the page of an archived family or position shows of it: its status, a notice, and the way back in « ⋯ ». */
export function useBringBack({ run, words, nameTaken }: BringBackOptions) {
  const texts = useTexts("jobs");
  const bringBack = useAction({
    run,
    refresh: [jobs.key()],
    announce: () => texts.states.active,
    failure: (sentence, _input, failure) => (isNameTaken(failure) ? nameTaken(failure) : sentence),
  });
  const onRestore = () => void bringBack.run();
  return {
    status: <StatusBadge variant="box">{texts.states.archived}</StatusBadge>,
    action: {
      label: texts.restore,
      icon: <IconArchiveOff size={20} aria-hidden="true" />,
      onChoose: onRestore,
    },
    notice: (
      <RestoreNotice
        title={words.archivedTitle}
        detail={words.archivedDetail}
        restore={texts.restore}
        busy={bringBack.busy}
        onRestore={onRestore}
      />
    ),
  };
}

import { IconArchive, IconTrash } from "@tabler/icons-react";
import type { QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { RestoreNotice } from "#platform/ui/detail/RestoreNotice.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { RemovalOutcome } from "../vocabulary.ts";
import { RemoveDialog } from "./RemoveDialog.tsx";

interface Archived {
  isArchived: boolean;
}

interface ArchivingOptions {
  name: string;
  isArchived: boolean;
  usedIn: number;
  setArchived: (isArchived: boolean) => Promise<Archived>;
  /** The queries that archiving makes untrue. */
  refresh: readonly QueryKey[];
  removal: {
    run: () => Promise<{ outcome: RemovalOutcome }>;
    words: { outcomes: Record<RemovalOutcome, string>; notRemoved: string };
    /** What goes with one that is not used. */
    consequence: string;
    /** Itself it may be gone: only the lists are asked again. */
    refresh: readonly QueryKey[];
    /** Where it leads. */
    to: string;
  };
}

/** What the page of a skill, of a question or of a value does with it as a whole: archive, restore, remove. */
export function useArchiving(options: ArchivingOptions) {
  const { name, isArchived, usedIn, setArchived, refresh, removal } = options;
  const texts = useTexts("skills");
  const go = useGo();
  const [isRemoving, setIsRemoving] = useState(false);
  const archive = useAction({
    run: setArchived,
    refresh,
    announce: (changed) => texts.statuses[changed.isArchived ? "archived" : "active"],
  });
  const remove = useAction({
    run: removal.run,
    success: ({ outcome }) => removal.words.outcomes[outcome],
    failure: (words) => `${removal.words.notRemoved} ${words}`,
    refresh: removal.refresh,
    onSuccess: () => go(removal.to),
  });
  return {
    status: (
      <StatusBadge variant={isArchived ? "box" : "check"}>
        {texts.statuses[isArchived ? "archived" : "active"]}
      </StatusBadge>
    ),
    menu: [
      {
        label: isArchived ? texts.restore : texts.archive,
        icon: <IconArchive size={20} aria-hidden="true" />,
        onChoose: () => void archive.run(!isArchived),
      },
      {
        label: texts.remove,
        icon: <IconTrash size={20} aria-hidden="true" />,
        danger: true,
        onChoose: () => setIsRemoving(true),
      },
    ],
    /** Above what is archived. */
    notice: (words: { archivedTitle: string; archivedDetail: string }) =>
      isArchived && (
        <RestoreNotice
          title={words.archivedTitle}
          detail={words.archivedDetail}
          restore={texts.restore}
          busy={archive.busy}
          onRestore={() => void archive.run(false)}
        />
      ),
    dialog: (
      <RemoveDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        name={name}
        usedIn={usedIn}
        consequence={removal.consequence}
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
    ),
  };
}

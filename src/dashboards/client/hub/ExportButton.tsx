import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import type { BoardView } from "../board/view/useBoardView.ts";

const ExportDialog = later(async () => (await import("./ExportDialog.tsx")).ExportDialog);

/** « Exporter »: the figures that stand on the board, as a file. */
export function ExportButton({ view }: { view: BoardView }) {
  const { export: texts } = useTexts("hub");
  const [isAsking, setIsAsking] = useState(false);
  const { told, figures } = view;
  // The board says it too: here it takes no room, and moves nothing.
  const reason = told === "never" ? texts.nothingYet : told === "none" ? texts.nothing : null;
  return (
    <>
      <span {...(reason !== null && tooltip(reason))}>
        <Button
          icon={<IconDownload size={20} aria-hidden="true" />}
          off={!figures || reason !== null}
          {...(reason !== null && { accessibleName: `${texts.open}. ${reason}` })}
          onClick={() => setIsAsking(true)}
        >
          {texts.open}
        </Button>
      </span>
      {figures && (
        <ExportDialog open={isAsking} figures={figures} view={view} onClose={() => setIsAsking(false)} />
      )}
    </>
  );
}

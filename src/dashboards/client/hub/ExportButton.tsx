import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import type { Cut } from "#analytics/contract/figures.ts";
import { useTexts } from "#platform/client/language.tsx";
import type { Period } from "#platform/periods.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { useToday } from "#platform/ui/viewer.tsx";
import { resolveFigurePeriod } from "../../rules/figures.ts";

const ExportDialog = later(async () => (await import("./ExportDialog.tsx")).ExportDialog);

interface ExportButtonProps {
  period: Period;
  /** Whose trends are looked at; null: as they begin. */
  cut: Cut | null;
}

/** « Exporter »: the figures that stand beside the period, as a file. */
export function ExportButton({ period, cut }: ExportButtonProps) {
  const { export: texts } = useTexts("hub");
  const today = useToday();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Button icon={<IconDownload size={20} aria-hidden="true" />} onClick={() => setIsAsking(true)}>
        {texts.open}
      </Button>
      <ExportDialog
        open={isAsking}
        period={resolveFigurePeriod(period, today)}
        cut={cut}
        onClose={() => setIsAsking(false)}
      />
    </>
  );
}

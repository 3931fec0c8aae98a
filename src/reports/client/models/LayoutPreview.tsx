import { IconExternalLink } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import type { ReportLayout } from "../../contract/layout.ts";
import { draftLayoutKey, remember } from "../remembered.ts";
import { LayoutSketch } from "./LayoutSketch.tsx";
import styles from "./models.module.css";

/** Beside the fields: the report as it is laid out now, drawn; and the example report, laid out so, in another tab. */
export function LayoutPreview({ layout }: { layout: ReportLayout }) {
  const { preview } = useTexts("reportModels");
  return (
    <div className={styles.preview}>
      <LayoutSketch layout={layout} />
      <Button
        variant="quiet"
        size="small"
        icon={<IconExternalLink size={18} aria-hidden="true" />}
        onClick={() => {
          remember(draftLayoutKey, JSON.stringify(layout));
          window.open(paths.exampleReport({ layout: "draft" }), "_blank", "noopener");
        }}
      >
        {preview.open}
      </Button>
    </div>
  );
}

import { useLanguage } from "#platform/client/language.tsx";
import { tooltip } from "#platform/ui/tooltip/tooltip.ts";
import { useLayer } from "#platform/ui/layers/useLayer.ts";
import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";
import styles from "./demonstration.module.css";
import { DemonstrationPanel } from "./DemonstrationPanel.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** Says that the company is the demonstration, and leads to its removal. Its words come with it, in both languages. */
export function DemonstrationChip() {
  const { chip } = { fr, en }[useLanguage().language];
  const { target, open, close, button } = useLayer("dialog");
  return (
    <>
      <button
        ref={target}
        type="button"
        className={styles.chip}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={button.onClick}
        {...tooltip(chip.detail)}
      >
        {chip.name}
        <VisuallyHidden>{chip.detail}</VisuallyHidden>
      </button>
      <DemonstrationPanel open={open} onClose={close} />
    </>
  );
}

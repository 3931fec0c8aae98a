import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { presets, type PresetName } from "../../rules/matrix.ts";
import { toCells } from "../../rules/matrixForm.ts";
import styles from "./matrix.module.css";
import type { MatrixChanges } from "./useMatrixForm.ts";

const names = Object.keys(presets) as PresetName[];

/** Weights to begin with, for the rows that every company has. */
export function Presets({ onChange }: { onChange: (changes: MatrixChanges) => void }) {
  const { presets: texts } = useTexts("weights");
  return (
    <div className={styles.presets} role="group" aria-label={texts.title}>
      <p>
        {texts.title} <span className={styles.hint}>{texts.hint}</span>
      </p>
      <div className={styles.buttons}>
        {names.map((name) => (
          <Button
            key={name}
            size="small"
            onClick={() => {
              const cells = toCells(presets[name]);
              onChange(
                new Map([
                  ["default", cells],
                  ["values", cells],
                  ["objectives", cells],
                ]),
              );
            }}
          >
            {texts[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}

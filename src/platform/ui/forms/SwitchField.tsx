import { Switch } from "@mantine/core";
import "@mantine/core/styles/InlineInput.layer.css";
import "@mantine/core/styles/Switch.layer.css";
import { useId, type ReactNode } from "react";
import styles from "./SwitchField.module.css";

interface SwitchFieldProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
  description?: ReactNode;
  disabledReason?: string | null | undefined;
  /** The label is read, not shown (in a table, whose header says it). */
  hideLabel?: boolean;
}

export function SwitchField({
  label,
  checked,
  onChange,
  description,
  disabledReason,
  hideLabel,
}: SwitchFieldProps) {
  const reasonId = useId();
  return (
    <Switch
      label={hideLabel ? undefined : label}
      aria-label={hideLabel ? label : undefined}
      // Both stand under the label.
      description={
        disabledReason ? (
          <>
            {description}
            <span id={reasonId} className={styles.reason}>
              {disabledReason}
            </span>
          </>
        ) : (
          description
        )
      }
      checked={checked}
      // Kept focusable so that its reason can be read.
      aria-disabled={disabledReason ? true : undefined}
      aria-describedby={disabledReason ? reasonId : undefined}
      size="md"
      withThumbIndicator={false}
      classNames={{
        input: styles.input,
        track: styles.track,
        thumb: styles.thumb,
        label: styles.switchLabel,
        description: styles.description,
      }}
      onChange={(event) => {
        if (!disabledReason) onChange(event.currentTarget.checked);
      }}
    />
  );
}

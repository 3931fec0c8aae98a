import type { ComponentProps, ReactNode } from "react";
import { useAddressInput } from "#platform/client/useAddressInput.ts";
import { useExcess } from "#platform/client/excess.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Icon } from "./Icon.tsx";

export interface FieldFrameProperties {
  id: string;
  label: ReactNode;
  help?: ReactNode;
  error?: string | undefined;
  /** « (facultatif) » beside the label; in the feminine when the label is. */
  optional?: boolean | "feminine";
}

interface FieldProperties
  extends FieldFrameProperties,
    Omit<ComponentProps<"input">, "id" | "onChange" | "onBlur" | "value" | "maxLength"> {
  value: string;
  /** Longer texts stay whole and say so. */
  maxLength?: number;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Shown inside the field, at its end. */
  trailing?: ReactNode;
}

/** One line of text, with its label above, its help before the field and its error after. */
export function Field({
  id,
  label,
  help,
  error,
  optional = false,
  trailing,
  maxLength,
  onChange,
  ...input
}: FieldProperties) {
  const wrong = useExcess(input.value, maxLength) ?? error;
  const { change, note } = useAddressInput(input.type === "email", onChange);
  const said = note ? <output>{note}</output> : help;
  return (
    <FieldFrame id={id} label={label} help={said} error={wrong} optional={optional}>
      <span className="field-box">
        <input
          {...input}
          id={id}
          className="field-input"
          required={!optional}
          onChange={(event) => change(event.target.value)}
          {...describedBy(id, said, wrong)}
        />
        {trailing}
      </span>
    </FieldFrame>
  );
}

/** Browsers call an empty required field invalid before anything was tried: the field says itself that it is not. */
export const describedBy = (id: string, help: ReactNode, error: string | undefined) => {
  const ids = [...(help ? [`${id}-help`] : []), ...(error ? [`${id}-error`] : [])].join(" ");
  return { "aria-invalid": Boolean(error), "aria-describedby": ids || undefined };
};

/** Label, help and error around any control of a form. */
export function FieldFrame({
  id,
  label,
  help,
  error,
  optional,
  children,
}: FieldFrameProperties & { children: ReactNode }) {
  const { form } = useTexts("platform");
  return (
    <div className="field">
      <label htmlFor={id} className="field-label">
        {label}{" "}
        {optional && (
          <span className="field-optional">
            {optional === "feminine" ? form.optionalFeminine : form.optional}
          </span>
        )}
      </label>
      {help && (
        <div id={`${id}-help`} className="field-help">
          {help}
        </div>
      )}
      {children}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className="field-error">
      <Icon name="error" />
      <span>{children}</span>
    </p>
  );
}

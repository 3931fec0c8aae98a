import { useLayoutEffect, useRef, type ComponentProps, type CSSProperties } from "react";
import { useExcess } from "#platform/client/excess.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { computeTextLength } from "#platform/normalizeText.ts";
import { describedBy, FieldFrame, type FieldFrameProperties } from "./Field.tsx";

interface TextAreaProperties
  extends FieldFrameProperties,
    Omit<ComponentProps<"textarea">, "id" | "onChange" | "onBlur" | "value" | "maxLength"> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** Longer texts stay whole and say so. */
  maxLength?: number;
  /** From how many characters on the counter shows; it needs `maxLength`. */
  countFrom?: number;
}

const growsByItself = CSS.supports("field-sizing", "content");

/** Several lines, as tall as what is written. */
export function TextArea({
  id,
  label,
  help,
  error,
  optional = false,
  onChange,
  maxLength,
  countFrom,
  rows = 3,
  ...area
}: TextAreaProperties) {
  const { form } = useTexts("platform");
  const say = useSay();
  const element = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    const box = element.current;
    if (!box || growsByItself) return;
    box.style.height = "auto";
    box.style.height = `${box.scrollHeight + box.offsetHeight - box.clientHeight}px`;
  }, [area.value]);
  const left = (maxLength ?? Infinity) - computeTextLength(area.value);
  const wrong = useExcess(area.value, maxLength) ?? error;
  return (
    <FieldFrame id={id} label={label} help={help} error={wrong} optional={optional}>
      <textarea
        {...area}
        rows={rows}
        style={{ "--rows": rows } as CSSProperties}
        ref={element}
        id={id}
        className="field-input field-area"
        required={!optional}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, help, wrong)}
      />
      {countFrom !== undefined && left >= 0 && area.value.length >= countFrom && (
        <output className="field-help">{say(form.charactersLeft, { count: left })}</output>
      )}
    </FieldFrame>
  );
}

import { useLayoutEffect, useRef, type ComponentProps, type CSSProperties } from "react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { describedBy, FieldFrame, type FieldFrameProperties } from "./Field.tsx";

interface TextAreaProperties
  extends FieldFrameProperties,
    Omit<ComponentProps<"textarea">, "id" | "onChange" | "onBlur" | "value"> {
  value: string;
  onChange: (value: string) => void;
  onBlur?: () => void;
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
  const left = (area.maxLength ?? Infinity) - area.value.length;
  return (
    <FieldFrame id={id} label={label} help={help} error={error} optional={optional}>
      <textarea
        {...area}
        rows={rows}
        style={{ "--rows": rows } as CSSProperties}
        ref={element}
        id={id}
        className="field-input field-area"
        required={!optional}
        onChange={(event) => onChange(event.target.value)}
        {...describedBy(id, help, error)}
      />
      {countFrom !== undefined && area.value.length >= countFrom && (
        <output className="field-help">{say(form.charactersLeft, { count: left })}</output>
      )}
    </FieldFrame>
  );
}

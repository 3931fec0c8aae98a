import { useState, type ComponentProps } from "react";
import { announce } from "#platform/client/screen.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { Field } from "./Field.tsx";
import { Icon } from "./Icon.tsx";

export interface ChecklistItem {
  label: string;
  done: boolean;
}

interface PasswordFieldProperties extends Omit<ComponentProps<typeof Field>, "type" | "trailing"> {
  autoComplete: "current-password" | "new-password";
  /** The requirements of a new password, checked while typing. */
  checklist?: readonly ChecklistItem[];
}

/** A password that can be shown, pasted, and is never cleared by us while one types. */
export function PasswordField({ checklist, help, onChange, ...field }: PasswordFieldProperties) {
  const { form } = useTexts("platform");
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field
        {...field}
        onChange={onChange}
        help={help}
        type={shown ? "text" : "password"}
        spellCheck={false}
        autoCapitalize="none"
        autoCorrect="off"
        maxLength={128}
        trailing={
          <button
            type="button"
            className="field-toggle"
            aria-label={shown ? form.hidePassword : form.showPassword}
            aria-controls={field.id}
            onClick={() => setShown(!shown)}
          >
            {shown ? form.hide : form.show}
          </button>
        }
      />
      {checklist && <Checklist items={checklist} />}
    </div>
  );
}

function Checklist({ items }: { items: readonly ChecklistItem[] }) {
  const { form } = useTexts("platform");
  const [said, setSaid] = useState<readonly string[]>([]);
  // Each requirement is announced once, when it is first met.
  const fresh = items.filter(({ label, done }) => done && !said.includes(label));
  if (fresh.length > 0) {
    setSaid([...said, ...fresh.map(({ label }) => label)]);
    queueMicrotask(() => announce(fresh.map(({ label }) => `${label}, ${form.done}`).join(". ")));
  }
  return (
    <ul className="checklist">
      {items.map(({ label, done }) => (
        <li key={label} className={done ? "done" : undefined}>
          <Icon name={done ? "check" : "circle"} size={16} />
          <span>
            {label}
            <span className="for-screen-readers"> ({done ? form.done : form.missing})</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

import { useState, type SubmitEvent } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { afterThePress, fieldId, focusField, useReasonWords, type Reason } from "#platform/client/form.ts";

type Reasons<Name extends string> = Partial<Record<Name, Reason | null>>;

export interface FieldBinding {
  id: string;
  name: string;
  value: string;
  onChange: (value: string) => void;
  onBlur: () => void;
  error: string | undefined;
}

interface FormOptions<Name extends string> {
  initial: Record<Name, string>;
  /** What is wrong with each field: the same rules as the server's. */
  check: (values: Record<Name, string>) => Reasons<Name>;
  send: (values: Record<Name, string>) => Promise<void>;
  /** What the form itself does not show on a field. */
  onFailure?: (failure: ApiFailure) => void;
}

/**
 * A form of text fields. A field is validated when it loses the focus after typing, then at each key until it is
 * valid; submitting validates all of them. Errors of the server are shown on the same fields until they are edited.
 */
export function useForm<Name extends string>({ initial, check, send, onFailure }: FormOptions<Name>) {
  const [values, setValues] = useState(initial);
  const [typed, setTyped] = useState<Partial<Record<Name, boolean>>>({});
  const [validated, setValidated] = useState<Partial<Record<Name, boolean>>>({});
  const [refused, setRefused] = useState<Reasons<Name>>({});
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  const formatReason = useReasonWords();

  const names = Object.keys(initial) as Name[];
  const reasons = check(values);
  const getReason = (name: Name): Reason | null =>
    refused[name] ?? (validated[name] ? (reasons[name] ?? null) : null);

  const set = (name: Name, value: string) => {
    setValues((all) => ({ ...all, [name]: value }));
    setTyped((all) => ({ ...all, [name]: true }));
    setRefused((all) => ({ ...all, [name]: null }));
  };
  const field = (name: Name): FieldBinding => {
    const reason = getReason(name);
    return {
      id: fieldId(name),
      name,
      value: values[name],
      onChange: (value) => set(name, value),
      onBlur: () => typed[name] && afterThePress(() => setValidated((all) => ({ ...all, [name]: true }))),
      error: reason ? formatReason(reason) : undefined,
    };
  };

  const validateAll = () =>
    setValidated(Object.fromEntries(names.map((name) => [name, true])) as Record<Name, boolean>);
  const submit = async () => {
    if (busy) return;
    const wrong = names.filter((name) => reasons[name]);
    validateAll();
    setAttempts((count) => count + 1);
    if (wrong.length > 0) {
      // With two or more, the summary takes the focus and leads to each.
      if (wrong.length === 1 && wrong[0]) focusField(wrong[0]);
      return;
    }
    setBusy(true);
    try {
      await send(values);
    } catch (error) {
      const failure = failureFrom(error);
      const ours = names.filter((name) => failure.fields[name]);
      setRefused(Object.fromEntries(ours.map((name) => [name, failure.fields[name]])) as Reasons<Name>);
      if (ours.length === 1 && ours[0]) focusField(ours[0]);
      onFailure?.(failure);
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    field,
    set,
    /** The invalid fields, shown as such or not. */
    wrong: names.filter((name) => reasons[name]),
    /** Submitted with invalid fields: shows their errors and focuses the first. */
    validateAll() {
      validateAll();
      const wrong = names.find((name) => reasons[name]);
      if (wrong) focusField(wrong);
    },
    /** Shows an error under a field and focuses it, as when the server refuses. */
    refuse: (name: Name, reason: Reason) => {
      setRefused((all) => ({ ...all, [name]: reason }));
      focusField(name);
    },
    /** For ErrorSummary, which takes the focus again at each attempt. */
    summary: {
      attempts,
      errors: names.flatMap((name) => {
        const { id, error } = field(name);
        return error ? [{ id, error }] : [];
      }),
    },
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
  };
}

import { useForm as useMantineForm } from "@mantine/form";
import { useRef, useState, type SubmitEvent } from "react";
import { failureFrom, type ApiFailure } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { afterThePress, fieldId, focusField, useReasonWords, type Reason } from "#platform/client/form.ts";
import { dismiss, notify } from "../actions/notify.ts";
import { isMissing, labelAt, type FieldLabels } from "./labels.ts";
import { placeReasons } from "./placeReasons.ts";

/** What is wrong, by the path of the field: « email », « people.2.email ». */
export type Reasons = Readonly<Record<string, Reason | null | undefined>>;

interface EditFormOptions<Values extends object> {
  /** As stored. Numbers, dates (2026-12-04), choices, files and lists, nested as they are. */
  initial: Values;
  /** The rules of the server, for every path that may be wrong. */
  check: (values: Values) => Reasons;
  /** The labels of fields that may be missing, by their paths: « <label> is required » (§5 of docs/specification.md); `*` for any line. */
  labels?: FieldLabels;
  /** What was not stored, said before the reason of a failure that no field can show: « La question n’a pas été… ». */
  notSaved?: string;
  send: (values: Values) => Promise<unknown>;
  /** Which field shows what the server says of a path that has none: { directManagerId: "manager" }. */
  shownBy?: Readonly<Record<string, keyof Values & string>>;
  /** True when it has shown the failure itself; otherwise it lands on the fields that are drawn, else in a toast. */
  onFailure?: (failure: ApiFailure) => boolean | void;
}

type Field<Value> = {
  id: string;
  name: string;
  value: Value;
  onChange: (value: Value) => void;
  onBlur: () => void;
  error: string | undefined;
};

/**
 * Every form of the workspace: typed values that may nest (`field("name")`, `list("people")`). Validated as the form of
 * the light shell is (platform/light/useForm.ts): a field when one leaves it after typing, then at each key; all of them when sent. The
 * server's reasons land on the same paths. Values, lists and « has it changed » are Mantine's.
 */
export function useEditForm<Values extends object>(options: EditFormOptions<Values>) {
  const form = useMantineForm<Record<string, unknown>>({
    mode: "controlled",
    initialValues: options.initial as Record<string, unknown>,
  });
  const values = form.values as Values;
  const [validated, setValidated] = useState<ReadonlySet<string> | "all">(new Set());
  const [refused, setRefused] = useState<Reasons>({});
  const [busy, setBusy] = useState(false);
  const [attempts, setAttempts] = useState(0);
  /** The toast of the last failure: another try takes it away. */
  const failed = useRef<number | null>(null);
  const formatReason = useReasonWords();
  const formatFailure = useFailureWords();
  const { requiredNamed } = useTexts("platform").form;
  const say = useSay();

  const reasons = options.check(values);
  const wrong = Object.keys(reasons).filter((path) => reasons[path]);
  const getReason = (path: string) =>
    refused[path] ?? (validated === "all" || validated.has(path) ? (reasons[path] ?? null) : null);
  const getError = (path: string) => {
    const reason = getReason(path);
    const label = isMissing(reason) && labelAt(options.labels ?? {}, path);
    if (label) return say(requiredNamed, { label });
    return reason ? formatReason(reason) : undefined;
  };
  const validate = (path: string) => setValidated((all) => (all === "all" ? all : new Set(all).add(path)));
  const forget = (path: string) => setRefused((all) => ({ ...all, [path]: null }));

  /** The paths whose field this rendering draws. */
  const drawn = new Set<string>();
  /** Of any path; `field` knows the type of the first level. */
  const at = <Value>(path: string): Field<Value> => {
    drawn.add(path);
    return {
      id: fieldId(path),
      name: path,
      value: form.getInputProps(path).value as Value,
      onChange: (value) => {
        form.setFieldValue(path, value as never);
        forget(path);
      },
      onBlur: () => form.isTouched(path) && afterThePress(() => validate(path)),
      error: getError(path),
    };
  };

  /** `success`: said in a toast once it is stored. */
  const submit = async (success?: string): Promise<boolean> => {
    if (busy) return false;
    if (failed.current !== null) dismiss(failed.current);
    failed.current = null;
    setValidated("all");
    setAttempts((count) => count + 1);
    if (wrong.length > 0) {
      if (wrong.length === 1 && wrong[0]) focusField(wrong[0]);
      return false;
    }
    setBusy(true);
    try {
      await options.send(values);
      if (success) notify.success(success);
      return true;
    } catch (error) {
      const failure = failureFrom(error);
      const { placed, hasUnplaced } = placeReasons(failure.fields, drawn, options.shownBy ?? {});
      setRefused(placed);
      const paths = Object.keys(placed);
      if (paths.length === 1 && paths[0]) focusField(paths[0]);
      const isFullyPlaced = paths.length > 0 && !hasUnplaced;
      if (!options.onFailure?.(failure) && !isFullyPlaced)
        failed.current = notify.error([options.notSaved, formatFailure(failure)].filter(Boolean).join(" "));
      return false;
    } finally {
      setBusy(false);
    }
  };

  return {
    values,
    busy,
    wrong,
    /** Something typed is not stored. */
    isDirty: form.isDirty(),
    field: <Name extends keyof Values & string>(name: Name) => at<Values[Name]>(name),
    at,
    set: (path: string, value: unknown) => {
      form.setFieldValue(path, value as never);
      forget(path);
    },
    /** The lines of a list, and what can be done to them. */
    list: <Item>(path: string) => ({
      items: (form.getInputProps(path).value ?? []) as readonly Item[],
      insert: (item: Item, index?: number) => form.insertListItem(path, item, index),
      remove: (index: number) => form.removeListItem(path, index),
      move: (from: number, to: number) => form.reorderListItem(path, { from, to }),
    }),
    /** A reason under a field, as when the server refuses. */
    refuse: (path: string, reason: Reason) => {
      setRefused((all) => ({ ...all, [path]: reason }));
      focusField(path);
    },
    /** Back to what is stored: as it was, or as it is now that it is saved. */
    reset: (stored: Values = options.initial) => {
      form.setInitialValues(stored as Record<string, unknown>);
      form.setValues(stored as Record<string, unknown>);
      form.resetDirty(stored as Record<string, unknown>);
      setValidated(new Set());
      setRefused({});
      setAttempts(0);
    },
    submit,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      void submit();
    },
    /** For ErrorSummary. */
    summary: {
      attempts,
      errors: [...new Set([...wrong, ...Object.keys(refused)])].flatMap((path) => {
        const error = getError(path);
        return error ? [{ id: fieldId(path), error }] : [];
      }),
    },
  };
}

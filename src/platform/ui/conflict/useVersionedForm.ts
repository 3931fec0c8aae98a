import { useEffect, useRef, useState } from "react";
import type { ApiFailure } from "#platform/client/api.ts";
import { useEditForm, type Reasons } from "../forms/useEditForm.ts";

interface VersionedFormOptions<Stored extends { version: number }, Values extends object> {
  /** As stored now: it may be newer than what the typing began with. */
  stored: Stored;
  valuesOf: (stored: Stored) => Values;
  /** `base` is what the typing began with. */
  check: (values: Values, base: Values) => Reasons;
  /** Stores what differs from `base` over `version`; the server refuses with `edited_meanwhile` when it is another. */
  send: (values: Values, over: { base: Values; version: number }) => Promise<unknown>;
  /** What was typed as the server stores it: without spaces around, for instance. */
  tidied?: (values: Values) => Values;
  shownBy?: Readonly<Record<string, keyof Values & string>>;
  onFailure?: (failure: ApiFailure) => boolean | void;
}

/**
 * An edit form of something with a version, which two people may change at once. What somebody else has stored
 * meanwhile replaces an untouched form; beside something typed it is a conflict, for EditConflict to show, and what
 * was typed stays.
 */
export function useVersionedForm<Stored extends { version: number }, Values extends object>({
  stored,
  valuesOf,
  check,
  send,
  tidied = (values) => values,
  shownBy,
  onFailure,
}: VersionedFormOptions<Stored, Values>) {
  const [base, setBase] = useState(stored);
  /** The version that is knowingly written over. */
  const overwritten = useRef<number | null>(null);
  const form = useEditForm<Values>({
    initial: valuesOf(stored),
    check: (values) => check(values, valuesOf(base)),
    send: async (values) => {
      await send(values, { base: valuesOf(base), version: overwritten.current ?? base.version });
      form.reset(tidied(values));
    },
    // A conflict is said above the form, with what was changed, once that has been read.
    onFailure: (failure) => failure.code === "edited_meanwhile" || onFailure?.(failure),
    ...(shownBy ? { shownBy } : {}),
  });

  const isOutdated = stored.version !== base.version;
  /** Takes what is stored now, in place of what was typed. */
  const adopt = () => {
    setBase(stored);
    form.reset(valuesOf(stored));
  };
  useWhen(isOutdated && !form.isDirty && !form.busy, adopt);
  const overwrite = async () => {
    overwritten.current = stored.version;
    await form.submit();
    overwritten.current = null;
  };
  return {
    form,
    adopt,
    conflict: {
      open: isOutdated && form.isDirty && !form.busy,
      busy: form.busy,
      onOverwrite: () => void overwrite(),
    },
    /** The fields that somebody else has changed since the typing began, in the order of the form. */
    changedMeanwhile: changedBetween(valuesOf(base), valuesOf(stored)),
    /** The fields that one has changed oneself. */
    isMine: (name: keyof Values) => changedBetween(valuesOf(base), form.values).includes(name),
  };
}

/** Does something as soon as a condition holds, after it has been drawn. */
function useWhen(condition: boolean, work: () => void) {
  useEffect(() => {
    if (condition) work();
  });
}

/** The fields of two versions that differ. */
export function changedBetween<Values extends object>(before: Values, after: Values): (keyof Values)[] {
  const names = Object.keys(before) as (keyof Values)[];
  return names.filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]));
}

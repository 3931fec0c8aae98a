import { useEffect, useRef, useState, type SubmitEvent } from "react";
import type { ApiFailure } from "#platform/client/api.ts";
import type { FieldLabel } from "../forms/labels.ts";
import { useEditForm, type Reasons } from "../forms/useEditForm.ts";
import { changedBetween, changesMeanwhile } from "./changes.ts";

interface VersionedFormOptions<Stored extends { version: number }, Values extends object> {
  /** As stored now: it may be newer than what the typing began with. */
  stored: Stored;
  toValues: (stored: Stored) => Values;
  /** The names of the fields: what is missing, and what another person has changed, is named by them. */
  labels: Readonly<Partial<Record<keyof Values, FieldLabel>>>;
  /** The words of a value that is no text, for a reader who compares two versions. */
  inWords?: (name: keyof Values, values: Values) => string | undefined;
  /** The values by what is stored of them: of a person who is chosen, the id. */
  comparable?: (values: Values) => Readonly<Record<keyof Values, unknown>>;
  /** `base` is what the typing began with. */
  check: (values: Values, base: Values) => Reasons;
  /** Stores what differs from `base` over `version`; the server refuses with `edited_meanwhile` when it is another. */
  send: (values: Values, over: { base: Values; version: number }) => Promise<unknown>;
  /** What was typed as the server stores it: without spaces around, for instance. */
  tidied?: (values: Values) => Values;
  shownBy?: Readonly<Record<string, keyof Values & string>>;
  notSaved?: string;
  /** Said once « Remplacer » has saved, in a dialog: it closes, and its conflict with it. */
  replaced?: string;
  onFailure?: (failure: ApiFailure) => boolean | void;
}

/**
 * An edit form of something with a version, which two people may change at once: every form of the product that changes
 * a row with a `version`. What another person has stored meanwhile replaces an untouched form; beside something typed it
 * is a conflict, for FormConflict to show: what was typed stays, and saving it is a choice of its own.
 */
export function useVersionedForm<Stored extends { version: number }, Values extends object>({
  stored,
  toValues,
  labels,
  inWords,
  comparable = (values) => values,
  check,
  send,
  tidied = (values) => values,
  shownBy,
  notSaved,
  replaced,
  onFailure,
}: VersionedFormOptions<Stored, Values>) {
  const [base, setBase] = useState(stored);
  const [isRefused, setIsRefused] = useState(false);
  /** The version that is knowingly written over. */
  const overwritten = useRef<number | null>(null);
  const [before, now] = [toValues(base), toValues(stored)];
  // A version of which the form shows nothing (the same thing was archived) is no reason to ask.
  const isOtherwise = changedBetween(comparable(before), comparable(now)).length > 0;
  const form = useEditForm<Values>({
    initial: now,
    labels,
    check: (values) => check(values, before),
    send: async (values) => {
      const version = overwritten.current ?? (isOtherwise ? base.version : stored.version);
      await send(values, { base: before, version });
      setIsRefused(false);
      form.reset(tidied(values));
    },
    onFailure: (failure) => {
      if (failure.code !== "edited_meanwhile") return onFailure?.(failure);
      // It is said above the form, with what was changed, once that has been read.
      setIsRefused(true);
      return true;
    },
    ...(shownBy ? { shownBy } : {}),
    ...(notSaved ? { notSaved } : {}),
  });

  const isOutdated = stored.version !== base.version;
  const isOpen = isOutdated && form.isDirty && !form.busy && (isOtherwise || isRefused);
  /** Takes what is stored now, in place of what was typed. */
  const adopt = () => {
    setBase(stored);
    setIsRefused(false);
    form.reset(now);
  };
  useWhen(isOutdated && !form.isDirty && !form.busy, adopt);
  const overwrite = async () => {
    overwritten.current = stored.version;
    await form.submit(replaced);
    overwritten.current = null;
  };
  /** Beside a conflict nothing is sent: it asks what one wants first. */
  const save = () => {
    if (isOpen) focusConflict();
    else void form.submit();
  };
  return {
    form,
    adopt,
    save,
    onSubmit: (event: SubmitEvent) => {
      event.preventDefault();
      save();
    },
    conflict: {
      isOpen,
      /** One has just tried to save. */
      isRefused,
      busy: form.busy,
      changes: changesMeanwhile({
        base: before,
        stored: now,
        typed: form.values,
        labels,
        inWords,
        comparable,
      }),
      onOverwrite: () => void overwrite(),
    },
  };
}
export type Conflict = ReturnType<typeof useVersionedForm>["conflict"];

/** Where the conflict of a form is shown; a page has one such form. */
export const conflictId = "edit-conflict";
export const focusConflict = () => document.getElementById(conflictId)?.focus();

/** Does something as soon as a condition holds, after it has been drawn. */
function useWhen(condition: boolean, work: () => void) {
  useEffect(() => {
    if (condition) work();
  });
}

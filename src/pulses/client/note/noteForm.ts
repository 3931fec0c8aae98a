import type { Reason } from "#platform/client/form.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { Note, NoteAction } from "../../contract/note.ts";
import { isPromisedTooLate, type Promised } from "../../rules/publication.ts";
import { maxNoteLength } from "../../vocabulary.ts";

export const maxActionLength = 200;

/** What stands for a note that was never saved. */
export const noNote: Note = { text: "", actions: [], publishedOn: null, version: 0 };

export interface ActionValues {
  text: string;
  owner: Pickable | null;
  /** Typed, and not the name of a person. */
  unmatched: string;
  dueOn: string;
  doneOn: string | null;
}
export interface NoteValues {
  text: string;
  actions: readonly ActionValues[];
}

export const newAction: ActionValues = { text: "", owner: null, unmatched: "", dueOn: "", doneOn: null };

export const toNoteValues = ({ text, actions }: Note): NoteValues => ({
  text,
  actions: actions.map(({ ownerProfileId, ownerName, dueOn, doneOn, text: what }) => ({
    text: what,
    owner: ownerProfileId ? { id: ownerProfileId, firstName: ownerName ?? "", lastName: "" } : null,
    unmatched: "",
    dueOn: dueOn ?? "",
    doneOn,
  })),
});

/** Lines without a word are left out. */
export const toSentActions = (actions: readonly ActionValues[]): NoteAction[] =>
  actions.filter(isBegun).map(({ text, owner, dueOn, doneOn }) => ({
    text: text.trim(),
    ownerProfileId: owner?.id ?? null,
    dueOn: dueOn || null,
    doneOn,
  }));

const isBegun = ({ text, owner, unmatched, dueOn }: ActionValues) =>
  Boolean(text.trim() || owner || unmatched || dueOn);

interface CheckFacts extends Promised {
  isPublished: boolean;
  noPerson: string;
  /** What is said of a day that is over. */
  dayOver: string;
}

/** The rules of the server, under the field that each is about. */
export function checkNote(
  { text, actions }: NoteValues,
  { isPublished, noPerson, dayOver, ...promised }: CheckFacts,
): Record<string, Reason | null> {
  const tooLong = (value: string, max: number): Reason | null =>
    value.trim().length > max ? { reason: "too_long", max } : null;
  const isMissing = !text.trim() && (isPublished || actions.some(isBegun));
  return {
    text: isMissing ? "required" : tooLong(text, maxNoteLength),
    ...Object.fromEntries(
      actions.filter(isBegun).flatMap((action) => {
        const path = `actions.${actions.indexOf(action)}`;
        return [
          [`${path}.text`, action.text.trim() ? tooLong(action.text, maxActionLength) : "required"],
          [
            `${path}.dueOn`,
            isPromisedTooLate({ dueOn: action.dueOn || null, doneOn: action.doneOn }, promised)
              ? { sentence: dayOver }
              : null,
          ],
          [`${path}.owner`, action.unmatched ? { sentence: noPerson } : null],
        ];
      }),
    ),
  };
}

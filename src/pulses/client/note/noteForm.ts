import type { Reason } from "#platform/client/form.ts";
import type { Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import type { Note, NoteAction } from "../../contract/note.ts";
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

interface CheckFacts {
  isPublished: boolean;
  noPerson: string;
  today: string;
  /** What is said of a day that is over. */
  dayOver: string;
  /** Days that the stored note promises: they may have passed since. */
  knownDays: readonly (string | null)[];
}

/** The rules of the server, under the field that each is about; and no action is promised for a day that is over. */
export function checkNote(
  { text, actions }: NoteValues,
  { isPublished, noPerson, today, dayOver, knownDays }: CheckFacts,
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
            action.dueOn && !action.doneOn && action.dueOn < today && !knownDays.includes(action.dueOn)
              ? { sentence: dayOver }
              : null,
          ],
          [`${path}.owner`, action.unmatched ? { sentence: noPerson } : null],
        ];
      }),
    ),
  };
}

import { useQuery } from "@tanstack/react-query";
import type { ChartPerson } from "#people/contract.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { FormDialog } from "#platform/ui/forms/FormDialog.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { PersonPicker, type Pickable } from "#platform/ui/pickers/PersonPicker.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { fullName } from "../../rules/names.ts";
import { ChangePreview } from "../consequences/ChangePreview.tsx";
import { people, peopleApi, searchManagers } from "../queries.ts";

interface MoveDialogProps {
  open: boolean;
  /** Null: no person is chosen. */
  person: ChartPerson | null;
  onClose: () => void;
  onMoved: () => void;
}

/** Puts a person under another manager, or under none; starts afresh each time it opens. */
export const MoveDialog = ({ open, person, ...dialog }: MoveDialogProps) =>
  open && person && <Move person={person} {...dialog} />;

interface MoveProps extends Pick<MoveDialogProps, "onClose" | "onMoved"> {
  person: ChartPerson;
}

function Move({ person, onClose, onMoved }: MoveProps) {
  const { chart: texts, fields } = useTexts("people");
  const { picker } = useTexts("kit");
  const errorWords = useErrorWords();
  const { language } = useLanguage();
  const say = useSay();
  const name = fullName(person);
  const move = useAction({
    run: (manager: Pickable | null) =>
      peopleApi.setDirectManager({ id: person.id, directManagerId: manager?.id ?? null }),
    refresh: [people.list.key(), people.read.key()],
    announce: ({ directManager }) =>
      directManager
        ? say(texts.moved, { name, manager: fullName(directManager) })
        : say(texts.movedToTop, { name }),
  });
  const form = useEditForm({
    initial: { manager: null as Pickable | null, unmatched: "" },
    check: ({ unmatched }) => ({ manager: unmatched ? { sentence: picker.people.unmatched } : null }),
    send: async ({ manager }) => {
      await move.attempt(manager);
      onClose();
      onMoved();
    },
    onFailure: ({ code }) => {
      const { manager } = form.values;
      if (code !== "manager_cycle" || !manager) return false;
      const sentence =
        manager.id === person.id
          ? errorWords(code)
          : say(texts.cycle, { manager: fullName(manager), whose: whoseName(language, name) });
      form.refuse("manager", { sentence });
      return true;
    },
  });
  const preview = useQuery(
    people.previewManager.queryOptions({
      input: { profileIds: [person.id], managerId: form.values.manager?.id ?? null },
      staleTime: 0,
    }),
  );
  return (
    <FormDialog
      title={say(texts.moveTitle, { name })}
      onClose={onClose}
      form={{ ...form, busy: form.busy || preview.isPending }}
      submitLabel={texts.move}
    >
      <PersonPicker
        {...form.field("manager")}
        label={fields.manager}
        description={texts.moveHint}
        optional
        initialFocus
        onUnmatched={(text) => form.set("unmatched", text)}
        search={(text) => searchManagers(text, person.id)}
      />
      <ChangePreview kind="directManager" query={preview} />
    </FormDialog>
  );
}

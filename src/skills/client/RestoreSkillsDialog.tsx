import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList, translated } from "#platform/texts.ts";
import { ConfirmDialog } from "#platform/ui/Dialog.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { skills, skillsApi } from "./queries.ts";

const kinds = ["families", "skills", "questions", "values"] as const;
/** Of more, the first ones are named. */
const mostNames = 5;

interface RestoreSkillsDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Names what will come back of the default library, then brings it back. */
export function RestoreSkillsDialog({ open, onClose }: RestoreSkillsDialogProps) {
  const { library: texts } = useTexts("skills");
  const { language } = useLanguage();
  const say = useSay();
  const query = useQuery({ ...skills.missing.queryOptions({ input: {} }), enabled: open });
  const isWhole = query.data !== undefined && kinds.every((kind) => query.data[kind].length === 0);
  const restore = useAction({
    run: () => skillsApi.restoreLibrary({}),
    refresh: [skills.key()],
    success: () => texts.done,
    onSuccess: onClose,
  });
  const namesOf = (missing: readonly { fr: string; en: string | null }[]) => {
    const names = missing
      .slice(0, mostNames)
      .map((name) => translated(language, name).text.replace(/\.$/, ""));
    return missing.length > mostNames
      ? say(texts.more, { names: names.join(", ") })
      : formatList(language, names);
  };
  return (
    <ConfirmDialog
      open={open}
      onClose={onClose}
      title={texts.title}
      confirmLabel={texts.action}
      busy={restore.busy}
      disabledReason={isWhole ? texts.nothing : null}
      onConfirm={() => void restore.run()}
    >
      <QueryView query={query} skeleton="form">
        {(missing) => (
          <Stack gap="small">
            {kinds
              .filter((kind) => missing[kind].length > 0)
              .map((kind) => (
                <p key={kind}>
                  {say(texts.line, {
                    what: say(texts[kind], { count: missing[kind].length }),
                    names: namesOf(missing[kind]),
                  })}
                </p>
              ))}
            <p>{texts.kept}</p>
          </Stack>
        )}
      </QueryView>
    </ConfirmDialog>
  );
}

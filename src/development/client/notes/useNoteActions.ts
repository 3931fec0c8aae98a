import { keepFile } from "#platform/client/keepFile.ts";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Plan } from "../../contract/plan.ts";
import { useBadgeNews } from "../badges/useBadgeNews.ts";
import { development, developmentApi } from "../queries.ts";
import { useNoteTexts } from "./useNoteTexts.ts";

type Api = typeof developmentApi;
type Input<Name extends keyof Api> = Omit<Parameters<Api[Name]>[0], "profileId">;

/** Each write answers all notes of the plan, which both sections then show. */
export function useNoteActions(plan: Plan) {
  const texts = useNoteTexts();
  const { id: profileId } = plan.person;
  const badges = useBadgeNews(plan);
  const keep = development.listNotes.queryKey({ input: { profileId } });
  return {
    save: useAction({
      run: (input: Input<"saveNote">) => badges.watch(() => developmentApi.saveNote({ profileId, ...input })),
      keep,
      // A year of follow-ups earns a badge.
      refresh: [development.listCourses.key()],
      announce: () => texts.dialog.saved,
      success: () => badges.tell(),
    }),
    remove: useAction({
      run: (input: Input<"removeNote">) => developmentApi.removeNote({ profileId, ...input }),
      keep,
    }),
    takeMeeting: useAction({
      run: (id: string) => developmentApi.meeting({ profileId, id }),
      onSuccess: keepFile,
    }),
  };
}

import { useAction } from "#platform/ui/actions/useAction.ts";
import { development, developmentApi } from "../queries.ts";
import { useCourseTexts } from "./useCourseTexts.ts";

type Api = typeof developmentApi;
type Input<Name extends keyof Api> = Omit<Parameters<Api[Name]>[0], "profileId">;

/** Each write answers all courses and badges of the person. */
export function useCourseActions(profileId: string) {
  const texts = useCourseTexts();
  const keep = development.listCourses.queryKey({ input: { profileId } });
  return {
    save: useAction({
      run: (input: Input<"saveCourse">) => developmentApi.saveCourse({ profileId, ...input }),
      keep,
      announce: () => texts.dialog.saved,
    }),
    remove: useAction({
      run: (input: Input<"removeCourse">) => developmentApi.removeCourse({ profileId, ...input }),
      keep,
    }),
    confirm: useAction({
      run: (input: Input<"confirmCourse">) => developmentApi.confirmCourse({ profileId, ...input }),
      keep,
      announce: () => texts.announced,
    }),
  };
}

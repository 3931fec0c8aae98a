import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Plan } from "../../contract/plan.ts";
import { useBadgeNews } from "../badges/useBadgeNews.ts";
import { development, developmentApi } from "../queries.ts";
import { useCourseTexts } from "./useCourseTexts.ts";

type Api = typeof developmentApi;
type Input<Name extends keyof Api> = Omit<Parameters<Api[Name]>[0], "profileId">;

/** Each write answers all courses and badges of the person. */
export function useCourseActions(plan: Plan) {
  const texts = useCourseTexts();
  const { id: profileId } = plan.person;
  const badges = useBadgeNews(plan);
  const keep = development.listCourses.queryKey({ input: { profileId } });
  return {
    save: useAction({
      run: (input: Input<"saveCourse">) =>
        badges.watch(() => developmentApi.saveCourse({ profileId, ...input })),
      keep,
      announce: ({ asksConfirmation }, { state }) =>
        state === "finished" && asksConfirmation
          ? `${texts.dialog.saved} ${texts.waiting}.`
          : texts.dialog.saved,
      success: () => badges.tell(),
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

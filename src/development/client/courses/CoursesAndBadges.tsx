import { useQuery } from "@tanstack/react-query";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { Plan } from "../../contract/plan.ts";
import { Badges } from "../badges/Badges.tsx";
import { development } from "../queries.ts";
import { CoursesSection } from "./CoursesSection.tsx";

/** What a person learns, and the badges that come of the plan, of one call. */
export function CoursesAndBadges({ plan }: { plan: Plan }) {
  const query = useQuery(development.listCourses.queryOptions({ input: { profileId: plan.person.id } }));
  return (
    <QueryView query={query}>
      {(courses) => (
        <Stack gap="large">
          <CoursesSection plan={plan} courses={courses} />
          <Badges courses={courses} isOwn={plan.reader === "owner"} />
        </Stack>
      )}
    </QueryView>
  );
}

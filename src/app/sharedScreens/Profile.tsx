import { useQuery } from "@tanstack/react-query";
import { Badges } from "#development/client/badges/Badges.tsx";
import type { developmentContract } from "#development/contract.ts";
import { ProfileScreen } from "#people/client/screens/ProfileScreen.tsx";
import { createQueries } from "#platform/client/queries.ts";
import { useViewer } from "#platform/ui/viewer.tsx";

const development = createQueries<typeof developmentContract>("development");

/** Plans are above people: the badges that one has earned in one’s own are passed down. */
export const Profile = () => <ProfileScreen badges={<OwnBadges />} />;

/** Last on the page, so that nothing moves when they come; where they cannot be read, the profile stands without them. */
function OwnBadges() {
  const { profileId } = useViewer();
  const { data } = useQuery(development.listCourses.queryOptions({ input: { profileId } }));
  return data && <Badges courses={data} isOwn bare />;
}

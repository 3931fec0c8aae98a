import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { TeamDetail } from "#teams/contract.ts";
import styles from "../teams.module.css";
import { useManagerName } from "./useManagerName.ts";

/** What is known of a team, at the right of its page. */
export function TeamFacts({ team }: { team: TeamDetail }) {
  const texts = useTexts("teams");
  const say = useSay();
  const mayChange = useCan("managePeople");
  const { manager, parent, subteams, subteamCount, memberCount } = team;
  const more = subteamCount - subteams.length;
  const managerName = useManagerName()(team);
  return (
    <Facts
      facts={[
        {
          label: texts.fields.manager,
          value:
            manager && mayChange ? (
              <InternalLink to={paths.person(manager.id)}>{managerName}</InternalLink>
            ) : (
              (managerName ?? texts.noManager)
            ),
        },
        // A reader who sees their own teams alone is not shown whether there are others above and below.
        ...(mayChange || parent
          ? [
              {
                label: texts.fields.parent,
                value: parent ? (
                  <InternalLink to={paths.team(parent.id)}>{parent.name}</InternalLink>
                ) : (
                  texts.isDirection
                ),
              },
            ]
          : []),
        ...(subteamCount > 0
          ? [
              {
                label: texts.below,
                value: (
                  <ul className={styles.below}>
                    {subteams.map(({ id, name }) => (
                      <li key={id}>
                        <InternalLink to={paths.team(id)}>{name}</InternalLink>
                      </li>
                    ))}
                    {more > 0 && <li>{say(texts.moreBelow, { count: more })}</li>}
                  </ul>
                ),
              },
            ]
          : []),
        { label: texts.fields.members, value: say(texts.memberCount, { count: memberCount }) },
      ]}
    />
  );
}

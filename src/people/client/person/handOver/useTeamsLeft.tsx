import type { PersonDetail } from "#people/contract/person.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { Standing } from "../../../rules.ts";
import { stopsManagingTeams } from "../../../rules/teamManagers.ts";
import { useTeamNames } from "../WhatHangs.tsx";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { useHandOver } from "./useHandOver.tsx";

/** The teams of a person whose new rights manage none: shown before the change, and handed over in the same request. */
export function useTeamsLeft(person: PersonDetail, after: Standing) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const say = useSay();
  const { managedTeams } = person;
  const teams = useTeamNames(texts.moreTeams, managedTeams);
  const isLeft = managedTeams.count > 0 && stopsManagingTeams(person, after);
  // Direct reports are kept: a direct manager needs no role.
  const handOver = useHandOver(isLeft ? { ...person, directReportCount: 0 } : undefined, [person.id]);
  return {
    field: isLeft && (
      <Stack>
        <Notice role="status">{say(texts.teamsLeft, { count: managedTeams.count, teams })}</Notice>
        {handOver.field}
      </Stack>
    ),
    input: isLeft ? handOver.input : {},
    check: () => !isLeft || handOver.check(),
    refuse: (failure: ApiFailure) => isLeft && handOver.refuse(failure),
  };
}

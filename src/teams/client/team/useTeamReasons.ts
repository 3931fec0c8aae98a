import { en } from "#people/client/teamManager/texts.en.ts";
import { fr } from "#people/client/teamManager/texts.fr.ts";
import type { ApiFailure } from "#platform/client/api.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import type { Reason } from "#platform/client/form.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { useViewer } from "#platform/ui/viewer.tsx";
import { whyNotChangeOwnTeam, type Place } from "../../rules.ts";
import type { TeamValues } from "./TeamFields.tsx";

/** Which field shows a refusal of the server. */
const fieldByError: Partial<Record<ErrorCode, keyof TeamValues>> = {
  team_name_taken: "name",
  team_cycle: "parent",
  not_team_manager: "manager",
  inactive_person: "manager",
};

/** What is wrong in the forms of a team, by the rules of the server, and where its refusals are shown. */
export function useTeamReasons(place: Place) {
  const { picker } = useTexts("kit");
  const { picker: teamPicker } = useTexts("teams");
  const { language } = useLanguage();
  const errorWords = useErrorWords();
  const { profileId } = useViewer();
  return {
    check: ({ name, manager, unmatchedManager, unmatchedParent }: TeamValues) => {
      const refused = whyNotChangeOwnTeam(profileId, place, { ...place, managerId: manager?.id ?? null });
      return {
        name: name.trim() ? null : ("required" as const),
        manager: unmatchedManager
          ? { sentence: picker.people.unmatched }
          : refused
            ? { sentence: errorWords(refused) }
            : manager?.lacksRole
              ? { sentence: { fr, en }[language].needed }
              : null,
        parent: unmatchedParent ? { sentence: teamPicker.unmatched } : null,
      };
    },
    refusalIn: ({ code }: ApiFailure): { field: string; reason: Reason } | null => {
      const field = fieldByError[code];
      return field ? { field, reason: { sentence: errorWords(code) } } : null;
    },
  };
}

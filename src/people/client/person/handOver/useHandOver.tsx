import { useState, type ReactNode } from "react";
import type { Departure } from "#people/contract/person.ts";
import { useErrorWords } from "#platform/client/failure.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import type { ErrorCode } from "#platform/errors.ts";
import { later } from "#platform/ui/later.ts";
import { PersonPicker } from "#platform/ui/pickers/PersonPicker.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { handsAnythingOver, handsTeamsOver } from "../../../rules/teamManagers.ts";
import { searchManagers } from "../../queries.ts";
import { GiveManagerRole } from "../../teamManager/GiveManagerRole.tsx";
import { en as enOfRole } from "../../teamManager/texts.en.ts";
import { fr as frOfRole } from "../../teamManager/texts.fr.ts";
import { useTeamManagerSearch, type PickedManager } from "../../teamManager/useTeamManagers.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const ChangeHelp = later(async () => (await import("../../consequences/ChangeHelp.tsx")).ChangeHelp);

const refusals: readonly ErrorCode[] = ["manager_cycle", "inactive_person", "not_team_manager"];

/** Who takes over the direct reports and the teams of those who go. */
export function useHandOver(departure: Departure | undefined, going: readonly string[]) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  const { needed } = { fr: frOfRole, en: enOfRole }[language];
  const { picker } = useTexts("kit");
  const errorWords = useErrorWords();
  const [manager, setManager] = useState<PickedManager | null>(null);
  const [unmatched, setUnmatched] = useState("");
  const [refused, setRefused] = useState<string | null>(null);
  const searchTeamManagers = useTeamManagerSearch();
  const hasTeams = departure !== undefined && handsTeamsOver(departure);
  const lacksRole = hasTeams && manager?.lacksRole === true;
  const field: ReactNode = departure && handsAnythingOver(departure) && (
    <Stack>
      <PersonPicker
        label={texts.label}
        description={texts.hint}
        optional
        value={manager}
        error={refused}
        onChange={(chosen) => {
          setManager(chosen);
          setRefused(null);
        }}
        onUnmatched={setUnmatched}
        search={async (text): Promise<PickedManager[]> =>
          (await (hasTeams ? searchTeamManagers : searchManagers)(text)).filter(
            ({ id }) => !going.includes(id),
          )
        }
      />
      <ChangeHelp open={manager !== null} />
      {manager && lacksRole && (
        <GiveManagerRole
          key={manager.id}
          person={manager}
          onGiven={() => {
            // Another person may have been chosen while the response was on its way.
            setManager((now) => (now?.id === manager.id ? { ...now, lacksRole: false } : now));
            setRefused(null);
          }}
        />
      )}
    </Stack>
  );
  return {
    field,
    input: manager ? { handOverTo: manager.id } : {},
    /** False where something is to be corrected first, which the field then says. */
    check(): boolean {
      const reason = unmatched ? picker.people.unmatched : lacksRole ? needed : null;
      setRefused(reason);
      return reason === null;
    },
    /** Whether the field shows this refusal of the server. */
    refuse({ code }: { code: ErrorCode }): boolean {
      if (!refusals.includes(code)) return false;
      setRefused(errorWords(code));
      return true;
    },
  };
}

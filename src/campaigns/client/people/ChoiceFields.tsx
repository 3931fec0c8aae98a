import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import type { Plural } from "#platform/texts.ts";
import { PeoplePicker } from "#platform/ui/pickers/PeoplePicker.tsx";
import { SectionError } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { searchTeams } from "#teams/client/queries.ts";
import { searchPeople } from "#teams/client/searchPeople.ts";
import { ManyPicker } from "./ManyPicker.tsx";
import { PastedList } from "./PastedList.tsx";
import { searchPositions } from "./searchPositions.ts";
import type { ChoiceState } from "./useChoice.ts";

/** Teams, positions and people, and how many people they make. */
export function ChoiceFields({
  choosing,
  counted,
}: {
  choosing: ChoiceState;
  /** How many that makes. */
  counted: Plural;
}) {
  const { createCampaign: texts } = useTexts("campaigns");
  const { language } = useLanguage();
  const say = useSay();
  const { isChosen, count, leftOut, failure, countAgain } = choosing;
  return (
    <Stack>
      <ManyPicker
        label={texts.teams}
        description={texts.teamsHint}
        value={choosing.teams}
        onChange={choosing.setTeams}
        search={(text) => searchTeams(text.trim())}
      />
      <ManyPicker
        label={texts.positions}
        description={texts.positionsHint}
        value={choosing.positions}
        onChange={choosing.setPositions}
        search={(text) => searchPositions(language, text)}
        formatDetail={({ skillCount }) => say(texts.skills, { count: skillCount })}
      />
      <PeoplePicker
        label={texts.people}
        optional
        value={choosing.people}
        onChange={choosing.setPeople}
        search={(text) => searchPeople(text.trim())}
      />
      <PastedList
        text={choosing.pasted}
        onText={choosing.setPasted}
        alike={choosing.alike}
        onAlike={choosing.setAlike}
        onFound={(found) =>
          choosing.setPeople((people) => [
            ...people,
            ...found.filter(({ id }) => !people.some((one) => one.id === id)),
          ])
        }
      />
      {failure && <SectionError error={failure} onRetry={countAgain} />}
      <output>
        <strong>
          {!isChosen && texts.nobody}
          {count === 0 && texts.nobodyIn}
          {count !== null && count > 0 && say(counted, { count })}
        </strong>
      </output>
      {leftOut > 0 && <p>{say(texts.leftOut, { count: leftOut })}</p>}
    </Stack>
  );
}

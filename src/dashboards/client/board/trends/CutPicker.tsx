import { analyticsApi } from "#analytics/client/queries.ts";
import type { Cut } from "#analytics/contract/figures.ts";
import type { FigurePeriodKind } from "#disclosure/vocabulary.ts";
import { jobsApi } from "#jobs/client/queries.ts";
import { createApi } from "#platform/client/api.ts";
import { useTexts } from "#platform/client/language.tsx";
import { fold } from "#platform/searchWords.ts";
import { EntityPicker } from "#platform/ui/pickers/EntityPicker.tsx";
import { useCan } from "#platform/ui/viewer.tsx";
import type { teamsContract } from "#teams/contract.ts";
import type { PartKind } from "../figures/useFigures.ts";
import { useFigureWords } from "../figures/useFigureWords.ts";

interface CutPickerProps {
  kind: FigurePeriodKind;
  day: string;
  /** Of the groups of a manager, those of these kinds are offered. */
  groupings: readonly PartKind[];
  /** Null: the whole company, or what a manager of teams begins with. */
  value: Cut | null;
  onChange: (cut: Cut | null) => void;
}

const limit = 10;
const wholeCompany: Cut = { kind: "company", id: null, name: null };
const teamsApi = createApi<typeof teamsContract>("teams");

/** The whole company, or a direction, team or position by its name; a manager of teams chooses among these. */
export function CutPicker({ kind, day, groupings, value, onChange }: CutPickerProps) {
  const { trend: texts, figures } = useTexts("board");
  const words = useFigureWords();
  const seesCompany = useCan("managePeople");
  const searchAll = async (text: string): Promise<Cut[]> => {
    const input = { limit, ...(text.trim() && { search: text.trim() }) };
    const [teams, positions] = await Promise.all([teamsApi.list(input), jobsApi.listPositions(input)]);
    return [
      ...[wholeCompany].filter((cut) => fold(words.cut(cut)).includes(fold(text.trim()))),
      ...teams.items.map(
        ({ id, name, parent }): Cut => ({
          kind: parent ? "team" : "direction",
          id,
          name: { fr: name, en: null },
        }),
      ),
      ...positions.items.map(({ id, name }): Cut => ({ kind: "position", id, name })),
    ];
  };
  const searchOwn = async (text: string): Promise<Cut[]> => {
    const pages = await Promise.all(
      groupings.map((by) => analyticsApi.figures({ kind, day, by, limit: 50 })),
    );
    return pages
      .flatMap(({ items }) => items.map(({ kind: cutKind, id, name }): Cut => ({ kind: cutKind, id, name })))
      .filter((cut) => fold(words.cut(cut)).includes(fold(text.trim())));
  };
  return (
    <EntityPicker<Cut>
      label={texts.cut}
      value={value ?? (seesCompany ? wholeCompany : null)}
      onChange={onChange}
      search={seesCompany ? searchAll : searchOwn}
      toOption={(cut) => ({
        id: `${cut.kind}:${cut.id}`,
        label: words.cut(cut),
        ...(cut.kind !== "company" && { detail: figures.heads[cut.kind] }),
      })}
      words={texts.cutWords}
    />
  );
}

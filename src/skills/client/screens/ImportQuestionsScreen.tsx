import { ImportSteps } from "#imports/client/ImportSteps.tsx";
import type { ImportScreenKind } from "#imports/client/kind.ts";
import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { useTrail } from "#platform/ui/detail/trail.ts";
import { Page } from "#platform/ui/page/Page.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { maxImportedQuestions, questionColumns } from "../../rules/import/columns.ts";
import { QuestionImportOutcome } from "../import/ImportOutcome.tsx";
import { NewSkills } from "../import/NewSkills.tsx";
import { questionImports, questionImportsApi } from "../import/questionImports.ts";
import { RecentImports } from "../import/RecentImports.tsx";

/** The questions of a whole catalogue, from a file. */
export function ImportQuestionsScreen() {
  const texts = useTexts("questionImport");
  const { questions } = useTexts("skills");
  useTrail([{ label: questions.title, to: paths.questions() }]);
  const kind: ImportScreenKind = {
    concept: "questionImports",
    api: questionImportsApi,
    queries: questionImports,
    upload: "questions",
    maxBytes: 25_000_000,
    maxRows: maxImportedQuestions,
    fields: questionColumns,
    hasFixedHeaders: true,
    at: paths.importQuestions(),
    texts,
    examples,
    defaults: { create: [], family: "" },
    creates: { option: "create", toCreate: texts.newSkills.toCreate },
    choices: NewSkills,
    end: QuestionImportOutcome,
  };
  return (
    <Page title={texts.title} intro={texts.intro}>
      <Stack gap="large">
        <ImportSteps kind={kind} />
        <RecentImports />
      </Stack>
    </Page>
  );
}

/** In the order of the columns. */
const examples = [
  [
    "Prend le temps d’écouter.",
    "Takes the time to listen.",
    "star_rating",
    "Écoute",
    "Listening",
    "",
    "oui",
    "Je prends le temps d’écouter.",
    "I take the time to listen.",
    "",
    "",
  ],
  [
    "À quelle fréquence vous rencontrez-vous?",
    "How often do you meet?",
    "multiple_choice",
    "Écoute",
    "Listening",
    "Chaque semaine / Every week | Chaque mois / Every month | Rarement / Rarely",
    "non",
    "",
    "",
    "",
    "",
  ],
];

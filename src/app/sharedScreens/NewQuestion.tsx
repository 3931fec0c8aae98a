import { QuestionPreview } from "#answers/client/preview/later.ts";
import { CreateQuestionScreen } from "#skills/client/screens/CreateQuestionScreen.tsx";

/** The answer form stands above the catalogue: how it shows a question is passed down. */
export const NewQuestion = () => <CreateQuestionScreen preview={QuestionPreview} />;

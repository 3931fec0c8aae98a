import { QuestionPreview } from "#answers/client/preview/later.ts";
import { EditQuestionScreen } from "#skills/client/screens/EditQuestionScreen.tsx";

/** The answer form stands above the catalogue: how it shows a question is passed down. */
export const QuestionPage = () => <EditQuestionScreen preview={QuestionPreview} />;

import { Skeleton } from "#platform/ui/QueryView.tsx";

export const CreateEvaluationScreen = () => <Skeleton />;

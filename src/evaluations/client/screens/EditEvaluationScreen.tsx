import { Skeleton } from "#platform/ui/QueryView.tsx";

export const EditEvaluationScreen = () => <Skeleton />;

import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

export const Example = NotFoundPage;

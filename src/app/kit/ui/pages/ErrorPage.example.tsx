import { paths } from "#paths.ts";
import { LinkButton } from "#platform/ui/actions/Button.tsx";
import { ErrorPage } from "#platform/ui/page/ErrorPage.tsx";
import { ScreenFrame, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: { title: "Impossible d’ouvrir cette page.", back: "Retour au tableau de bord" },
    en: { title: "This page couldn’t open.", back: "Back to dashboard" },
  });
  return (
    <ScreenFrame>
      <ErrorPage
        title={t.title}
        incident="7F3A21BC"
        actions={
          <LinkButton variant="primary" to={paths.dashboard()}>
            {t.back}
          </LinkButton>
        }
      />
    </ScreenFrame>
  );
}

import { ScreenTitle } from "#platform/client/screen.tsx";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: { title: "Connexion", aside: "Une évaluation prend sept minutes." },
    en: { title: "Sign in", aside: "An evaluation takes seven minutes." },
  });
  return (
    <AuthFrame aside={t.aside}>
      <ScreenTitle>{t.title}</ScreenTitle>
    </AuthFrame>
  );
}

import { ScreenTitle } from "#platform/client/screen.tsx";
import { LeanFrame } from "#platform/light/Frames.tsx";
import { useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: { title: "Votre regard sur Camille", saved: "Enregistré" },
    en: { title: "Your view of Camille", saved: "Saved" },
  });
  return (
    <LeanFrame title={t.title} status={t.saved}>
      <main id="contenu" tabIndex={-1}>
        <ScreenTitle>{t.title}</ScreenTitle>
      </main>
    </LeanFrame>
  );
}

import { BottomBar } from "#platform/ui/page/BottomBar.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { State, useSample } from "../../sample.tsx";

export function Example() {
  const t = useSample({
    fr: {
      saved: "Enregistré",
      previous: "Précédent",
      next: "Suivant",
      launch: "Lancer l’évaluation",
      why: "Il manque un nom.",
    },
    en: {
      saved: "Saved",
      previous: "Previous",
      next: "Next",
      launch: "Launch the evaluation",
      why: "A name is missing.",
    },
  });
  return (
    <>
      <State name="with what stands before" fullWidth>
        <BottomBar state={<span role="status">{t.saved}</span>}>
          <Button>{t.previous}</Button>
          <Button variant="primary">{t.next}</Button>
        </BottomBar>
      </State>
      <State name="why not now" fullWidth>
        <BottomBar>
          <Button variant="primary" disabledReason={t.why}>
            {t.launch}
          </Button>
        </BottomBar>
      </State>
    </>
  );
}

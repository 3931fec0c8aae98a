import { useLanguage } from "#platform/client/language.tsx";
import type { ExplanationLayer } from "#platform/ui/explain/createExplained.tsx";
import { ExplanationFrame } from "#platform/ui/explain/ExplanationFrame.tsx";
import { describeCompanyFigure } from "./describeCompanyFigure.ts";
import type { CompanyFigure } from "./figures.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

/** « Explique ce chiffre », for the figures of the company. */
export function ExplanationPanel({ asked, ...layer }: ExplanationLayer<CompanyFigure>) {
  const { language } = useLanguage();
  const texts = { fr, en }[language];
  return (
    asked && (
      <ExplanationFrame
        title={texts.title}
        button={asked.button}
        described={describeCompanyFigure(asked.figure, { language, texts })}
        {...layer}
      />
    )
  );
}

import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList } from "#platform/texts.ts";
import { Button, LinkButton } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { StatusBadge } from "#platform/ui/display/StatusBadge.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import type { ReportLayout } from "../../contract/layout.ts";
import type { ReportModel } from "../../contract/models.ts";
import { standardLayout } from "../../rules/layout.ts";
import { layoutSections } from "../../vocabulary/layoutSections.ts";
import { LayoutSketch } from "./LayoutSketch.tsx";
import { evaluations, reportModels, reportModelsApi } from "./queries.ts";
import styles from "./models.module.css";

/** The standard model, which always stands, then those of the company; one of them is used for the next evaluations. */
export function ModelCards({ models }: { models: readonly ReportModel[] }) {
  const texts = useTexts("reportModels");
  const isStandardUsed = models.every(({ isUsed }) => !isUsed);
  return (
    <ul className={styles.cards} aria-label={texts.list}>
      <ModelCard
        model={{ id: null, name: texts.standard.name, layout: standardLayout, isUsed: isStandardUsed }}
      />
      {models.map((model) => (
        <ModelCard key={model.id} model={model} />
      ))}
    </ul>
  );
}

type ShownModel = Pick<ReportModel, "name" | "layout" | "isUsed"> & { id: string | null };

function ModelCard({ model: { id, name, layout, isUsed } }: { model: ShownModel }) {
  const texts = useTexts("reportModels");
  const say = useSay();
  const describe = useLayoutFacts();
  const use = useAction({
    run: () => reportModelsApi.use({ id }),
    refresh: [reportModels.key(), evaluations.key()],
    announce: () => say(texts.nowUsed, { name }),
  });
  return (
    <li>
      <div className={`${styles.card} ${isUsed ? styles.used : ""}`}>
        <LayoutSketch layout={layout} isSmall />
        <div className={styles.about}>
          <h2>{id ? <InternalLink to={paths.reportModel(id)}>{name}</InternalLink> : name}</h2>
          <p className={styles.facts}>{id ? describe(layout) : texts.standard.detail}</p>
          {isUsed && <StatusBadge variant="check">{texts.used}</StatusBadge>}
          <div className={styles.actions}>
            {!isUsed && (
              <Button
                size="small"
                busy={use.busy}
                accessibleName={say(texts.useNamed, { name })}
                onClick={() => void use.run()}
              >
                {texts.use}
              </Button>
            )}
            <LinkButton
              size="small"
              to={paths.createReportModel(id ? { from: id } : {})}
              accessibleName={say(texts.copyNamed, { name })}
            >
              {texts.copy}
            </LinkButton>
          </div>
        </div>
      </div>
    </li>
  );
}

/** « Sans : Valeurs et Objectifs · avec une introduction »; of a short one, what it shows. */
function useLayoutFacts() {
  const { facts, sections } = useTexts("reportModels");
  const { language } = useLanguage();
  const say = useSay();
  return (layout: ReportLayout): string => {
    const left = layoutSections.filter((id) => !layout.sections.includes(id));
    const isShort = left.length > layout.sections.length;
    const names = formatList(
      language,
      (isShort ? layout.sections : left).map((id) => sections[id].name),
    );
    const shown = say(isShort ? facts.only : facts.without, { sections: names });
    return [
      left.length === 0 ? facts.all : shown,
      ...(layout.introduction ? [facts.introduction] : []),
      ...(layout.showsLogo ? [] : [facts.noLogo]),
    ].join(" · ");
  };
}

import { useQuery } from "@tanstack/react-query";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { OfferedModel } from "../../contract/library.ts";
import { pillars, type Pillar } from "../../vocabulary.ts";
import { development } from "../queries.ts";
import { proposeFromModel, type ProposedObjective } from "./beginning.ts";
import { useBeginningTexts } from "./useBeginningTexts.ts";
import styles from "./beginnings.module.css";

interface ModelsDialogProps {
  /** The tab that the page shows: its models come first. */
  pillar: Pillar;
  onChoose: (proposed: readonly ProposedObjective[]) => void;
  onClose: () => void;
}

/** The models of plans that the company offers, by pillar. */
export function ModelsDialog({ pillar, onChoose, onClose }: ModelsDialogProps) {
  const { models: texts } = useBeginningTexts();
  const { pillars: names } = useTexts("development");
  const query = useQuery(development.listLibrary.queryOptions({ input: { kind: "model", limit: 100 } }));
  return (
    <Dialog open onClose={onClose} title={texts.title} size="large">
      <p className={styles.words}>{texts.words}</p>
      <QueryView query={query}>
        {({ items }) => {
          const models = items.filter((entry) => entry.kind === "model");
          if (models.length === 0) return <p>{texts.none}</p>;
          return [pillar, ...pillars.filter((one) => one !== pillar)].map((one) => {
            const ofPillar = models.filter((model) => model.pillar === one);
            return (
              ofPillar.length > 0 && (
                <section key={one} className={styles.group}>
                  <h3>{names[one]}</h3>
                  <ul className={styles.lines}>
                    {ofPillar.map((model) => (
                      <ModelLine key={model.key} model={model} onChoose={onChoose} />
                    ))}
                  </ul>
                </section>
              )
            );
          });
        }}
      </QueryView>
    </Dialog>
  );
}

function ModelLine({ model, onChoose }: { model: OfferedModel } & Pick<ModelsDialogProps, "onChoose">) {
  const { models: texts } = useBeginningTexts();
  const { language } = useLanguage();
  const say = useSay();
  const name = translated(language, model.title).text;
  const actionCount = model.objectives.reduce((sum, { actions }) => sum + actions.length, 0);
  return (
    <li className={styles.line}>
      <div className={styles.told}>
        <p className={styles.title}>{name}</p>
        <p className={styles.detail}>{translated(language, model.detail).text}</p>
        <p className={styles.facts}>
          {say(texts.facts, {
            objectives: say(texts.objectives, { count: model.objectives.length }),
            actions: say(texts.actions, { count: actionCount }),
          })}
        </p>
      </div>
      <Button
        size="small"
        accessibleName={say(texts.chooseNamed, { model: name })}
        onClick={() => onChoose(proposeFromModel(model, (words) => translated(language, words).text))}
      >
        {texts.choose}
      </Button>
    </li>
  );
}

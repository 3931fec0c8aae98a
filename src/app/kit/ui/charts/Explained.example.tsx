import { createExplained } from "#platform/ui/explain/createExplained.tsx";
import { ExplanationFrame } from "#platform/ui/explain/ExplanationFrame.tsx";
import { State, useSample } from "../../sample.tsx";

const { Explainable, Explained } = createExplained<string>();

export function Example() {
  const t = useSample({
    fr: {
      title: "Explique ce chiffre",
      who: "Les autres",
      what: "Écoute active",
      mean: "C’est la moyenne de ses questions, qui comptent toutes autant.",
      first: "Prend le temps d’écouter avant de décider.",
      second: "Reformule ce qu’on lui dit.",
      figures: ["4,2", "3,8"],
    },
    en: {
      title: "Explain this figure",
      who: "The others",
      what: "Active listening",
      mean: "It is the mean of its questions, each alike.",
      first: "Takes time to listen before deciding.",
      second: "Says again in other words what they were told.",
      figures: ["4.2", "3.8"],
    },
  });
  return (
    <State name="figures of a row: one stop, arrows between them">
      <Explainable
        panel={({ asked, ...layer }) =>
          asked && (
            <ExplanationFrame
              title={t.title}
              button={asked.button}
              described={{
                who: t.who,
                what: { text: t.what, lang: "fr" },
                printed: asked.figure,
                steps: [
                  { text: t.mean },
                  {
                    rows: [
                      { label: t.first, value: t.figures[0]! },
                      { label: t.second, value: t.figures[1]! },
                    ],
                  },
                ],
              }}
              {...layer}
            />
          )
        }
      >
        <ul>
          {t.figures.map((figure) => (
            <li key={figure}>
              <Explained figure={figure}>{figure}</Explained>
            </li>
          ))}
        </ul>
      </Explainable>
    </State>
  );
}

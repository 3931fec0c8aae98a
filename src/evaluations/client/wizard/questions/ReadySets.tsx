import { useQuery } from "@tanstack/react-query";
import { IconStack2 } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Section, Stack } from "#platform/ui/page/Section.tsx";
import { jobs } from "../../queries.ts";
import { TranslatedText } from "../../TranslatedText.tsx";
import { PositionPicker } from "../position/PositionPicker.tsx";
import type { StartingPosition } from "../useDraft.ts";
import styles from "./questions.module.css";

/** The number shown at first; the others are found by their name. */
const maxSets = 12;

interface ReadySetsProps {
  /** Resolves once its skills are there. */
  onTake: (position: StartingPosition) => Promise<unknown>;
  /** Within another section. */
  nested?: boolean;
}

/** Over a questionnaire that is still empty: each position of the company is a whole one, taken by one click. */
export function ReadySets({ onTake, nested = false }: ReadySetsProps) {
  const { ready } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const [taking, setTaking] = useState<string | null>(null);
  const { data } = useQuery(
    jobs.listPositions.queryOptions({ input: { limit: maxSets, state: "active" }, staleTime: 5 * 60_000 }),
  );
  const offered = (data?.items ?? []).filter(({ skillCount }) => skillCount > 0);
  if (offered.length === 0) return null;
  const take = async (position: StartingPosition) => {
    if (taking) return;
    setTaking(position.id);
    await onTake(position);
    setTaking(null);
  };
  return (
    <Section title={ready.title} intro={ready.intro} level={nested ? 3 : 2} bare={nested}>
      <Stack>
        <ul className={styles.sets}>
          {offered.map((position) => (
            <li key={position.id}>
              <button
                type="button"
                className={styles.set}
                aria-busy={taking === position.id}
                aria-disabled={taking !== null}
                aria-label={say(ready.take, { name: translated(language, position.name).text })}
                onClick={() => void take(position)}
              >
                <IconStack2 size={22} aria-hidden="true" />
                <span>
                  <TranslatedText text={position.name} />
                  <span className={styles.setDetail}>
                    {say(ready.skills, { count: position.skillCount })}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
        {data?.nextCursor && <PositionPicker onChoose={(position) => void take(position)} />}
      </Stack>
    </Section>
  );
}

import { useLanguage, useSay } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { QueryView, type Query } from "#platform/ui/page/QueryView.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";
import type { DraftPreview, DraftSkill } from "../../contract/drafts.ts";
import styles from "./drafts.module.css";
import { useDraftTexts } from "./useDraftTexts.ts";

interface CheckStepProps {
  query: Query<DraftPreview>;
  ownWords: string | null;
  /** The chosen ones, by the keys of the request. */
  skills: readonly { key: string; skill: DraftSkill["skill"] }[];
  /** What was shown before is not what would be sent now. */
  hasChanged: boolean;
}

/** What would leave: told in short, then the request itself. */
export function CheckStep({ query, ownWords, skills, hasChanged }: CheckStepProps) {
  const { check: texts, choose } = useDraftTexts();
  const { language } = useLanguage();
  const say = useSay();
  return (
    <QueryView query={query} skeleton="form">
      {({ destination, request, position, figures }) => (
        <div className={styles.fields}>
          {hasChanged && (
            <Notice tone="warning" role="alert">
              {texts.changed}
            </Notice>
          )}
          <p className={styles.words}>{say(texts.words, destination)}</p>
          <Facts
            facts={[
              { label: texts.position, value: position ?? texts.noPosition },
              {
                label: texts.figures,
                value: (
                  <ul className={styles.figures}>
                    {skills.map(({ key, skill }) => (
                      <li key={key}>
                        {translated(language, skill).text}
                        <br />
                        {figures
                          .filter(({ skillKey }) => skillKey === key)
                          .map(({ group, figure }) => say(choose.figure, { group, figure }))
                          .join(" · ")}
                      </li>
                    ))}
                  </ul>
                ),
              },
              ...(ownWords === null
                ? []
                : [{ label: texts.ownWords, value: <span className={styles.own}>{ownWords}</span> }]),
            ]}
          />
          <Disclosure summary={texts.exact}>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, by keys too */}
            <pre className={styles.request} tabIndex={0} lang="">
              {request}
            </pre>
          </Disclosure>
        </div>
      )}
    </QueryView>
  );
}

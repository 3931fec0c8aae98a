import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Card } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { CompanyValue } from "#skills/contract/values.ts";
import { moveInOrder } from "../../rules/order.ts";
import { isUntranslated } from "../../rules/values.ts";
import catalogueStyles from "../catalogue.module.css";
import { ContentText } from "../ContentText.tsx";
import { skills, skillsApi } from "../queries.ts";
import styles from "./values.module.css";

interface ValueCardsProps {
  values: readonly CompanyValue[];
  label: string;
  isSortable?: boolean;
}

/** Cards in an order that changes at once, and goes back when it cannot be stored. */
export function ValueCards({ values, label, isSortable = false }: ValueCardsProps) {
  const texts = useTexts("skills");
  const say = useSay();
  const { language } = useLanguage();
  const move = useAction({
    run: ({ id, after }: { id: string; after: string | null }) => skillsApi.moveValue({ id, after }),
    isRepeatable: true,
    optimistic: {
      queryKey: skills.values.queryKey({ input: {} }),
      change: (cached, { id, after }) => {
        const { items } = cached as { items: CompanyValue[] };
        const order = moveInOrder(
          items.map((value) => value.id),
          id,
          after,
        );
        const getPlace = (value: CompanyValue) => order?.indexOf(value.id) ?? 0;
        return { items: items.toSorted((a, b) => getPlace(a) - getPlace(b)) };
      },
    },
    refresh: [skills.offeredValues.key()],
    failure: (words) => `${texts.orderNotSaved} ${words}`,
  });
  const moveTo = (index: number, to: number) => {
    const ids = values.map(({ id }) => id);
    const id = ids[index];
    if (id === undefined || to < 0 || to >= ids.length) return;
    announce(say(texts.movedTo, { position: to + 1, total: ids.length }));
    void move.run({ id, after: ids.filter((one) => one !== id)[to - 1] ?? null });
  };
  return (
    <ol className={styles.list} aria-label={label}>
      {values.map((value, index) => {
        const name = translated(language, value.name).text;
        return (
          <li key={value.id}>
            <Card>
              <div className={styles.header}>
                <h2 className={styles.name}>
                  <InternalLink to={paths.editValue(value.id)}>
                    <ContentText text={value.name} />
                  </InternalLink>
                  {isUntranslated(value) && <span className={catalogueStyles.tag}>{texts.untranslated}</span>}
                </h2>
                {isSortable && (
                  <>
                    <IconButton
                      label={say(texts.moveUp, { name })}
                      icon={<IconArrowUp size={18} aria-hidden="true" />}
                      disabled={index === 0}
                      onClick={() => moveTo(index, index - 1)}
                    />
                    <IconButton
                      label={say(texts.moveDown, { name })}
                      icon={<IconArrowDown size={18} aria-hidden="true" />}
                      disabled={index === values.length - 1}
                      onClick={() => moveTo(index, index + 1)}
                    />
                  </>
                )}
              </div>
              <ValueDetails value={value} />
            </Card>
          </li>
        );
      })}
    </ol>
  );
}

function ValueDetails({ value: { sentence, question, behaviours } }: { value: CompanyValue }) {
  const texts = useTexts("values");
  return (
    <>
      {sentence.fr && (
        <p className={styles.sentence}>
          <ContentText text={{ fr: sentence.fr, en: sentence.en }} />
        </p>
      )}
      <dl className={styles.parts}>
        <div>
          <dt>{texts.behaviours}</dt>
          <dd>
            {behaviours.length === 0 ? (
              texts.noBehaviours
            ) : (
              <ul>
                {behaviours.map((behaviour) => (
                  <li key={behaviour.fr}>
                    <ContentText text={behaviour} />
                  </li>
                ))}
              </ul>
            )}
          </dd>
        </div>
        <div>
          <dt>{texts.asked}</dt>
          <dd>
            <ContentText text={question} />
          </dd>
        </div>
      </dl>
    </>
  );
}

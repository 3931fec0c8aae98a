import { IconHeart } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { fullName } from "#people/rules/names.ts";
import { useLanguage, useSay } from "#platform/client/language.tsx";
import { formatDay, translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { later } from "#platform/ui/later.ts";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Section } from "#platform/ui/page/Section.tsx";
import type { Plan } from "../../contract/plan.ts";
import type { Recognition as Thanks } from "../../contract/recognitions.ts";
import styles from "../beside/beside.module.css";
import { development } from "../queries.ts";
import { useRecognitionTexts } from "./useRecognitionTexts.ts";

const ThankDialog = later(async () => (await import("./ThankDialog.tsx")).ThankDialog);

/** The thank-yous that a person has received; from their own plan they thank any colleague, from another’s its person. */
export function Recognition({ plan: { person, reader } }: { plan: Plan }) {
  const texts = useRecognitionTexts();
  const say = useSay();
  const [isThanking, setIsThanking] = useState(false);
  const query = useQuery(development.listRecognitions.queryOptions({ input: { profileId: person.id } }));
  const isOwn = reader === "owner";
  const first = person.firstName;
  return (
    <Section
      title={texts.title}
      intro={isOwn ? texts.intro.own : say(texts.intro.others, { first })}
      action={
        (isOwn || person.isActive) && (
          <Button
            size="small"
            icon={<IconHeart size={18} aria-hidden="true" />}
            onClick={() => setIsThanking(true)}
          >
            {isOwn ? texts.thank : say(texts.thankNamed, { first })}
          </Button>
        )
      }
    >
      <QueryView query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className={styles.quiet}>{texts.none}</p>
          ) : (
            <ul className={styles.list}>
              {items.map((thanks) => (
                <ThanksLine key={thanks.id} thanks={thanks} />
              ))}
            </ul>
          )
        }
      </QueryView>
      <ThankDialog
        open={isThanking}
        person={isOwn ? null : person}
        values={query.data?.values ?? []}
        onClose={() => setIsThanking(false)}
      />
    </Section>
  );
}

function ThanksLine({ thanks: { from, value, text, on } }: { thanks: Thanks }) {
  const texts = useRecognitionTexts();
  const { language } = useLanguage();
  const say = useSay();
  const name = value && translated(language, value.name);
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {name && (
          <p className={styles.name} lang={name.lang}>
            {name.text}
          </p>
        )}
        <p className={styles.text}>{text}</p>
        <p className={styles.quiet}>
          {say(texts.by, { name: fullName(from), date: formatDay(language, on) })}
        </p>
      </div>
    </li>
  );
}

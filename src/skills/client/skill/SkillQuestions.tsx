import { useQuery } from "@tanstack/react-query";
import { IconArrowDown, IconArrowUp } from "@tabler/icons-react";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { translated } from "#platform/texts.ts";
import { IconButton } from "#platform/ui/Button.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { QueryView } from "#platform/ui/QueryView.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { QuestionRow } from "#skills/contract/questions.ts";
import { moved } from "../../rules/order.ts";
import styles from "../catalogue.module.css";
import { ContentText } from "../ContentText.tsx";
import { skills, skillsApi } from "../queries.ts";

const most = 100;

/** The questions of a skill in their order, which changes at once and goes back when it cannot be stored. */
export function SkillQuestions({ skillId }: { skillId: string }) {
  const input = { skill: skillId, status: "active" as const, limit: most };
  const query = useQuery(skills.questions.queryOptions({ input }));
  return (
    <QueryView query={query}>
      {({ items, nextCursor }) => <Lines questions={items} input={input} isCut={nextCursor !== null} />}
    </QueryView>
  );
}

interface LinesProps {
  questions: readonly QuestionRow[];
  input: { skill: string; status: "active"; limit: number };
  /** There are more than these. */
  isCut: boolean;
}

function Lines({ questions, input, isCut }: LinesProps) {
  const texts = useTexts("skills");
  const say = useSay();
  const { language } = useLanguage();
  const queryKey = skills.questions.queryKey({ input });
  const move = useAction({
    run: ({ id, after }: { id: string; after: string | null }) => skillsApi.moveQuestion({ id, after }),
    isRepeatable: true,
    optimistic: {
      queryKey,
      change: (cached, { id, after }) => {
        const page = cached as { items: QuestionRow[] };
        const order = moved(
          page.items.map((question) => question.id),
          id,
          after,
        );
        const placeOf = (question: QuestionRow) => order?.indexOf(question.id) ?? 0;
        return { ...page, items: page.items.toSorted((a, b) => placeOf(a) - placeOf(b)) };
      },
    },
    refresh: [skills.catalogue.key()],
    failure: (words) => `${texts.orderNotSaved} ${words}`,
  });
  const moveTo = (index: number, to: number) => {
    const ids = questions.map(({ id }) => id);
    const id = ids[index];
    if (id === undefined || to < 0 || to >= ids.length) return;
    announce(say(texts.movedTo, { position: to + 1, total: ids.length }));
    void move.run({ id, after: ids.filter((one) => one !== id)[to - 1] ?? null });
  };
  if (questions.length === 0) return <p>{texts.skills.noQuestions}</p>;
  return (
    <>
      <ol className={styles.lines}>
        {questions.map((question, index) => (
          <li key={question.id} className={styles.line}>
            <span className={styles.number}>{index + 1}</span>
            <span className={styles.words}>
              <InternalLink to={paths.editQuestion(question.id)}>
                <ContentText text={question.text} tag />
              </InternalLink>
              <span className={styles.detail}>{texts.questionTypes[question.type]}</span>
            </span>
            <IconButton
              label={say(texts.moveUp, { name: translated(language, question.text).text })}
              icon={<IconArrowUp size={18} aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => moveTo(index, index - 1)}
            />
            <IconButton
              label={say(texts.moveDown, { name: translated(language, question.text).text })}
              icon={<IconArrowDown size={18} aria-hidden="true" />}
              disabled={index === questions.length - 1}
              onClick={() => moveTo(index, index + 1)}
            />
          </li>
        ))}
      </ol>
      {isCut && (
        <p>
          <InternalLink to={`${paths.questions()}?skill=${input.skill}`}>
            {texts.skills.allQuestions}
          </InternalLink>
        </p>
      )}
    </>
  );
}

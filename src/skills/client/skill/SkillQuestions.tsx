import { useQuery } from "@tanstack/react-query";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { SortableList } from "#platform/ui/sortable/SortableList.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { QuestionRow } from "#skills/contract/questions.ts";
import { moveInOrder } from "../../rules/order.ts";
import styles from "../catalogue.module.css";
import { skills, skillsApi } from "../queries.ts";
import { QuestionLine } from "./QuestionLine.tsx";

const maxQuestions = 100;

/** The questions of a skill in their order, which changes at once and goes back when it cannot be stored. */
export function SkillQuestions({ skillId }: { open: boolean; skillId: string }) {
  const input = { skill: skillId, status: "active" as const, limit: maxQuestions };
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
  const queryKey = skills.questions.queryKey({ input });
  const move = useAction({
    run: ({ id, after }: { id: string; after: string | null }) => skillsApi.moveQuestion({ id, after }),
    isRepeatable: true,
    optimistic: {
      queryKey,
      change: (cached, { id, after }) => {
        const page = cached as { items: QuestionRow[] };
        const order = moveInOrder(
          page.items.map((question) => question.id),
          id,
          after,
        );
        const getPlace = (question: QuestionRow) => order?.indexOf(question.id) ?? 0;
        return { ...page, items: page.items.toSorted((a, b) => getPlace(a) - getPlace(b)) };
      },
    },
    refresh: [skills.catalogue.key()],
    failure: (words) => `${texts.orderNotSaved} ${words}`,
  });
  const ids = questions.map(({ id }) => id);
  const moveTo = (id: string, to: number) => {
    if (to < 0 || to >= ids.length) return;
    void move.run({ id, after: ids.filter((one) => one !== id)[to - 1] ?? null });
  };
  if (questions.length === 0) return <p>{texts.skills.noQuestions}</p>;
  return (
    <>
      <SortableList
        ids={ids}
        words={{
          instructions: texts.dragKeys,
          picked: texts.picked,
          moved: texts.movedTo,
          cancelled: texts.notMoved,
        }}
        onMove={moveTo}
      >
        <ol className={styles.lines}>
          {questions.map((question, index) => (
            <QuestionLine
              key={question.id}
              question={question}
              index={index}
              total={questions.length}
              onMove={(to) => {
                announce(say(texts.movedTo, { position: to + 1, total: ids.length }));
                moveTo(question.id, to);
              }}
            />
          ))}
        </ol>
      </SortableList>
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

import { useSortable } from "@dnd-kit/sortable";
import { useState } from "react";
import { SortableList } from "#platform/ui/sortable/SortableList.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { State, useSample } from "../../sample.tsx";

function Line({ id, name }: { id: string; name: string }) {
  const { setNodeRef, attributes, listeners } = useSortable({ id });
  return (
    <li ref={setNodeRef}>
      <span {...attributes} {...listeners}>
        {name}
      </span>
    </li>
  );
}

export function Example() {
  const [ids, setIds] = useState(["1", "2", "3"]);
  const t = useSample({
    fr: {
      question: "Question",
      back: "Remettre l’ordre",
      words: {
        instructions: "Espace pour saisir, les flèches pour déplacer, Espace pour poser.",
        picked: "Saisie, {position} sur {total}.",
        moved: "Déplacée, {position} sur {total}.",
        cancelled: "Remise à sa place.",
      },
    },
    en: {
      question: "Question",
      back: "Put the order back",
      words: {
        instructions: "Space to pick up, arrows to move, Space to drop.",
        picked: "Picked up, {position} of {total}.",
        moved: "Moved, {position} of {total}.",
        cancelled: "Back in its place.",
      },
    },
  });
  const move = (id: string, to: number) =>
    setIds((before) => before.filter((one) => one !== id).toSpliced(to, 0, id));
  return (
    <State name="put in order by dragging or by keys" fullWidth>
      <SortableList ids={ids} words={t.words} onMove={move}>
        <ol>
          {ids.map((id) => (
            <Line key={id} id={id} name={`${t.question} ${id}`} />
          ))}
        </ol>
      </SortableList>
      <Button onClick={() => setIds(["1", "2", "3"])}>{t.back}</Button>
    </State>
  );
}

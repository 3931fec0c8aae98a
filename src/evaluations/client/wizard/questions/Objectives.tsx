import { IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { maxObjectives } from "#evaluations/rules/questionnaire.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { BilingualField, type Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import shared from "../../evaluations.module.css";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { TranslatedText } from "../../TranslatedText.tsx";
import { focusField } from "../focusField.ts";

const nothing: Bilingual = { fr: "", en: "" };

export function Objectives({ evaluation }: { evaluation: Evaluation }) {
  const { skills } = useTexts("wizard");
  const { fields } = useTexts("platform");
  const say = useSay();
  const { change, busy } = useChange();
  const [typed, setTyped] = useState<Bilingual>(nothing);
  const [isSubmitted, setIsSubmitted] = useState(false);
  const add = async () => {
    setIsSubmitted(true);
    const { fr, en } = typed;
    if (!fr.trim()) return document.getElementById("objective-fr")?.focus();
    const added = await change(() =>
      evaluationsApi.addObjective({ id: evaluation.id, nameFr: fr, nameEn: en.trim() || null }),
    );
    if (!added) return;
    // The author may have begun the next one meanwhile.
    setTyped((now) => ({ fr: now.fr === fr ? "" : now.fr, en: now.en === en ? "" : now.en }));
    setIsSubmitted(false);
    focusField("objective-fr");
  };
  const full = evaluation.objectives.length >= maxObjectives;
  return (
    <Stack>
      {evaluation.objectives.length === 0 && <p className={shared.plain}>{skills.noObjectives}</p>}
      <ul className={shared.list}>
        {evaluation.objectives.map(({ id, nameFr, nameEn }) => (
          <li key={id} className={shared.line}>
            <span className={shared.lineWords}>
              <TranslatedText text={{ fr: nameFr, en: nameEn }} tag />
            </span>
            <IconButton
              label={say(skills.removeObjective, { name: nameFr })}
              icon={<IconTrash size={20} aria-hidden="true" />}
              onClick={() =>
                void change(() => evaluationsApi.removeObjective({ id: evaluation.id, objectiveId: id }))
              }
            />
          </li>
        ))}
      </ul>
      {!full && (
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void add();
          }}
        >
          <Stack>
            <BilingualField
              id="objective-fr"
              labels={{ fr: skills.objectiveFr, en: skills.objectiveEn }}
              value={typed}
              maxLength={200}
              error={isSubmitted && !typed.fr.trim() ? fields.required : null}
              onChange={setTyped}
            />
            <span>
              <Button type="submit" busy={busy}>
                {skills.addObjective}
              </Button>
            </span>
          </Stack>
        </form>
      )}
    </Stack>
  );
}

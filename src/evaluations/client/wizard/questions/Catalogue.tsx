import { IconCheck, IconPlus, IconSearch } from "@tabler/icons-react";
import { useState } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import type { Translated } from "#evaluations/contract/questionnaire.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { fold } from "#platform/searchWords.ts";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/Button.tsx";
import { Disclosure } from "#platform/ui/Disclosure.tsx";
import { TextField } from "#platform/ui/fields.tsx";
import { Stack } from "#platform/ui/Section.tsx";
import type { LibraryFamily } from "#skills/contract.ts";
import shared from "../../evaluations.module.css";
import { evaluationsApi } from "../../queries.ts";
import { useChange } from "../../useChange.ts";
import { Worded } from "../../Worded.tsx";
import styles from "./questions.module.css";

interface CatalogueProps {
  families: readonly LibraryFamily[];
  evaluation: Evaluation;
}

/** The skills by family; what is typed is looked for in both languages, without accents. */
export function Catalogue({ families, evaluation }: CatalogueProps) {
  const { skills } = useTexts("wizard");
  const say = useSay();
  const [search, setSearch] = useState("");
  const wanted = fold(search.trim());
  const matches = ({ fr, en }: Translated) => fold(`${fr} ${en ?? ""}`).includes(wanted);
  const shown = families
    .map((family) => ({
      ...family,
      skills: matches(family.name) ? family.skills : family.skills.filter(({ name }) => matches(name)),
    }))
    .filter((family) => family.skills.length > 0);
  return (
    <Stack>
      <TextField
        type="search"
        label={skills.search}
        value={search}
        onChange={setSearch}
        notRequired
        prefix={<IconSearch size={18} aria-hidden="true" />}
      />
      {shown.length === 0 && <p className={shared.muted}>{say(skills.noSkill, { search })}</p>}
      {shown.map((family, index) => (
        <Disclosure
          key={`${family.id}-${wanted ? "found" : "all"}`}
          open={wanted !== "" || index === 0}
          summary={<Worded text={family.name} />}
        >
          <ul className={shared.list}>
            {family.skills.map((skill) => (
              <SkillLine key={skill.id} skill={skill} evaluation={evaluation} />
            ))}
          </ul>
        </Disclosure>
      ))}
    </Stack>
  );
}

interface SkillLineProps {
  skill: LibraryFamily["skills"][number];
  evaluation: Evaluation;
}

function SkillLine({ skill, evaluation }: SkillLineProps) {
  const texts = useTexts("evaluations");
  const own = useTexts("wizard");
  const { skills } = own;
  const say = useSay();
  const { language } = useLanguage();
  const { change, busy } = useChange();
  const name = translated(language, skill.name).text;
  const present = evaluation.questions.filter((question) => question.skill.id === skill.id).length;
  const complete = present >= skill.questions.length;

  const add = () =>
    change(async () => {
      const answer = await evaluationsApi.addSkill({ id: evaluation.id, skillId: skill.id });
      const words = [
        say(skills.added, { count: answer.added }),
        ...(answer.alreadyPresent > 0
          ? [`${say(skills.alreadyPresent, { count: answer.alreadyPresent })}.`]
          : []),
      ];
      announce(words.join(" "));
      return answer.evaluation;
    });
  return (
    <li className={shared.line}>
      <span className={shared.lineWords}>
        <Worded text={skill.name} />
        <span className={shared.detail}>{say(texts.questionCount, { count: skill.questions.length })}</span>
      </span>
      {present > 0 && complete ? (
        <span className={styles.present}>
          <IconCheck size={18} aria-hidden="true" /> {skills.present}
        </span>
      ) : (
        <Button
          size="small"
          busy={busy}
          icon={<IconPlus size={18} aria-hidden="true" />}
          accessibleName={say(present > 0 ? skills.addMissingNamed : skills.addNamed, { name })}
          onClick={() => void add()}
        >
          {present > 0 ? skills.addMissing : skills.add}
        </Button>
      )}
    </li>
  );
}

import { IconCheck, IconPlus } from "@tabler/icons-react";
import { useState, type ReactNode } from "react";
import { failureFrom } from "#platform/client/api.ts";
import { useFailureWords } from "#platform/client/failure.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { SearchField } from "#platform/ui/pickers/SearchField.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import type { OfferedSkill } from "#skills/contract.ts";
import shared from "../../evaluations.module.css";
import { useCatalogue } from "../../queries.ts";
import { TranslatedText } from "../../TranslatedText.tsx";
import styles from "./questions.module.css";

/** The skills by family; a search finds names in both languages, without accents. */
export function Catalogue({ renderAction }: { renderAction: (skill: OfferedSkill) => ReactNode }) {
  const { skills } = useTexts("wizard");
  const say = useSay();
  const [search, setSearch] = useState("");
  const query = useCatalogue(search);
  return (
    <Stack>
      <SearchField label={skills.search} value={search} onChange={setSearch} />
      <QueryView query={query}>
        {({ pages }) => {
          const shown = pages.flatMap(({ items }) => items);
          return (
            <>
              {shown.length === 0 && (
                <p className={shared.muted}>{search ? say(skills.noSkill, { search }) : skills.noSkillYet}</p>
              )}
              {groupByFamily(shown).map((family, index) => (
                <Disclosure
                  key={`${family.id}-${search ? "found" : "all"}`}
                  open={search !== "" || index === 0}
                  summary={<TranslatedText text={family.name} />}
                >
                  <ul className={shared.list}>
                    {family.skills.map((skill) => (
                      <SkillLine key={skill.id} skill={skill}>
                        {renderAction(skill)}
                      </SkillLine>
                    ))}
                  </ul>
                </Disclosure>
              ))}
              <NextPage query={query} />
            </>
          );
        }}
      </QueryView>
    </Stack>
  );
}

/** Loads the next page of skills; shows the reason when that fails, with a way to try again. */
function NextPage({ query }: { query: ReturnType<typeof useCatalogue> }) {
  const { skills } = useTexts("wizard");
  const { actions } = useTexts("platform");
  const formatFailure = useFailureWords();
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  if (!hasNextPage) return null;
  return (
    <>
      {isFetchNextPageError && (
        <Notice tone="danger" role="alert">
          {formatFailure(failureFrom(query.error))}
        </Notice>
      )}
      <span>
        <Button size="small" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchNextPageError ? actions.retry : skills.more}
        </Button>
      </span>
    </>
  );
}

/** Skills come by family: those of one stand together. */
function groupByFamily(skills: readonly OfferedSkill[]) {
  const families: (OfferedSkill["family"] & { skills: OfferedSkill[] })[] = [];
  for (const skill of skills) {
    const last = families.at(-1);
    if (last?.id === skill.family.id) last.skills.push(skill);
    else families.push({ ...skill.family, skills: [skill] });
  }
  return families;
}

function SkillLine({ skill, children }: { skill: OfferedSkill; children: ReactNode }) {
  const texts = useTexts("evaluations");
  const say = useSay();
  return (
    <li className={shared.line}>
      <span className={shared.lineWords}>
        <TranslatedText text={skill.name} />
        <span className={shared.detail}>{say(texts.questionCount, { count: skill.questionCount })}</span>
      </span>
      {children}
    </li>
  );
}

interface SkillActionProps {
  skill: OfferedSkill;
  /** The number of its questions that are already in the evaluation. */
  present: number;
  busy?: boolean;
  onAdd: () => void;
}

/** Adds a skill or its missing questions, or shows that all are there. */
export function SkillAction({ skill, present, busy = false, onAdd }: SkillActionProps) {
  const { skills } = useTexts("wizard");
  const say = useSay();
  const { language } = useLanguage();
  const name = translated(language, skill.name).text;
  if (present > 0 && present >= skill.questionCount)
    return (
      <span className={styles.present}>
        <IconCheck size={18} aria-hidden="true" /> {skills.present}
      </span>
    );
  return (
    <Button
      size="small"
      busy={busy}
      icon={<IconPlus size={18} aria-hidden="true" />}
      accessibleName={say(present > 0 ? skills.addMissingNamed : skills.addNamed, { name })}
      onClick={onAdd}
    >
      {present > 0 ? skills.addMissing : skills.add}
    </Button>
  );
}

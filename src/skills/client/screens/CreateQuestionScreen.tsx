import { useQuery } from "@tanstack/react-query";
import { useSearch } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { idIn } from "#platform/ids.ts";
import { useTrail, type Step } from "#platform/ui/detail/trail.ts";
import { CreateForm } from "#platform/ui/forms/CreateForm.tsx";
import { useEditForm } from "#platform/ui/forms/useEditForm.ts";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import styles from "../catalogue.module.css";
import { PreviewSection } from "../question/PreviewSection.tsx";
import type { Preview } from "../question/previewed.ts";
import { QuestionFields } from "../question/QuestionFields.tsx";
import {
  checkQuestion,
  newQuestion,
  toQuestionInput,
  questionLabels,
  shownByQuestion,
  type QuestionValues,
} from "../question/questionValues.ts";
import { skills, skillsApi } from "../queries.ts";

/** From the skill that the address names, or from the list of questions. Undefined until the skill is known. */
function useWayBack(skillId: string): Step[] | undefined {
  const texts = useTexts("skills");
  const { language } = useLanguage();
  const { data, isError } = useQuery(
    skills.read.queryOptions({ input: { id: skillId }, enabled: skillId !== "" }),
  );
  if (skillId === "" || isError) return [{ label: texts.questions.title, to: paths.questions() }];
  return (
    data && [
      { label: texts.skills.title, to: paths.questionCategories() },
      { label: translated(language, data.name).text, to: paths.skill(skillId) },
    ]
  );
}

/** A new question, of the skill that the address names if it names one. */
export function CreateQuestionScreen({ preview }: { preview: Preview }) {
  const texts = useTexts("skills");
  const go = useGo();
  const { skill } = useSearch({ strict: false }) as { skill?: unknown };
  const skillId = idIn(skill) ?? "";
  useTrail(useWayBack(skillId));
  const back = skillId ? paths.skill(skillId) : paths.questions();
  const create = useAction({
    run: (values: QuestionValues) => {
      const { slug, ...input } = toQuestionInput(values);
      // Without a slug of its own, the server makes one that is free.
      return skillsApi.createQuestion(values.slug.trim() ? { ...input, slug } : input);
    },
    refresh: [skills.key()],
    announce: () => texts.questions.created,
  });
  const form = useEditForm<QuestionValues>({
    initial: newQuestion(skillId),
    labels: questionLabels(texts),
    notSaved: texts.questions.notSaved,
    check: checkQuestion,
    send: async (values) => {
      await create.attempt(values);
      form.reset(values);
      go(back);
    },
    shownBy: shownByQuestion,
  });
  return (
    <Page title={texts.questions.create}>
      <div className={styles.beside}>
        <CreateForm form={form} back={back} submit={texts.questions.submit}>
          <QuestionFields form={form} />
        </CreateForm>
        <aside>
          <PreviewSection preview={preview} values={form.values} />
        </aside>
      </div>
    </Page>
  );
}

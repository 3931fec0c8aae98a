import type { AnswerForm } from "../../contract.ts";
import { applyAccepted, mergeNewest } from "../../rules/mergeAnswers.ts";
import type { Answer } from "./saving/draftStore.ts";

/**
 * One person's part as this page knows the server to hold it. Calls are answered late and in any order: an answer
 * never undoes what the person did after the call was sent.
 */
export function createParticipation(opened: AnswerForm, onChange: (form: AnswerForm) => void) {
  let form = opened;
  /** One more when an action leaves, and when it is over. */
  let steps = 0;
  const put = (change: Partial<AnswerForm>) => {
    form = { ...form, ...change };
    onChange(form);
    return form;
  };
  return {
    form: () => form,
    /** Begins, declines or finalises: `change` holds once the server has agreed. */
    async act(work: () => Promise<unknown>, change: Partial<AnswerForm>): Promise<AnswerForm> {
      steps += 1;
      try {
        await work();
      } finally {
        steps += 1;
      }
      return put(change);
    },
    /** Reads the form again; null when the person acted meanwhile: what was read may be older than that. */
    async read(ask: () => Promise<AnswerForm>): Promise<AnswerForm | null> {
      const before = steps;
      const fresh = await ask();
      if (steps !== before) return null;
      return put({ ...fresh, answers: mergeNewest(form.items.length, form.answers, fresh.answers) });
    },
    recordAccepted: (answer: Answer, revision: number) =>
      void put({ answers: applyAccepted(form.items.length, form.answers, answer, revision) }),
  };
}

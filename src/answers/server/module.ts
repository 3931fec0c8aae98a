import { vacuumAnswers } from "#evaluations/contract/tasks.ts";
import { defineServerModule } from "#platform/server/serverModule.ts";
import { answersContract } from "../contract.ts";
import { answerErrors } from "../rules/errors.ts";
import { vacuumAnswers as vacuum } from "./remains.ts";
import { answersRouter } from "./router.ts";

export const answers = defineServerModule({
  contract: { answers: answersContract },
  router: { answers: answersRouter },
  errors: answerErrors,
  constraints: { response_authors_once: "already_finalised" },
  tasks: ({ owner }) => ({ [vacuumAnswers]: () => vacuum(owner) }),
  // Repeats the queued vacuum, from which a long transaction, such as a backup, may have kept rows.
  rounds: [["37 * * * *", vacuumAnswers]],
});

import type { DraftedObjective, DraftEvent } from "../../contract/drafts.ts";
import { GeneratedObjective } from "../../contract/drafts.ts";
import { listArrived, whyNotShow } from "../../rules/drafts/draftAnswer.ts";
import { toSkillKey } from "../../rules/drafts/draftRequest.ts";
import { maxDraftObjectives } from "../../vocabulary/drafts.ts";
import type { ComposedDraft } from "./draftFacts.ts";
import { DraftFailed } from "./draftServer.ts";

interface DraftToRead extends Pick<ComposedDraft, "skills" | "figures"> {
  /** Of those skills, the ones that the company still asks about. */
  knownSkillIds: ReadonlySet<string>;
}

/** What is shown of an answer, as it comes: each objective once it is whole and checked, and how it ended. */
export async function* readDraft(
  answer: AsyncIterable<string>,
  draft: DraftToRead,
): AsyncGenerator<DraftEvent> {
  let text = "";
  let read = 0;
  let shown = 0;
  try {
    for await (const part of answer) {
      text += part;
      const arrived = listArrived(text).slice(read, maxDraftObjectives);
      for (const json of arrived) {
        const objective = readObjective(json, draft);
        yield objective ? { kind: "objective", objective } : { kind: "discarded" };
        if (objective) shown += 1;
      }
      read += arrived.length;
      if (read === maxDraftObjectives) break;
    }
    yield { kind: "end", failure: shown === 0 ? "nonsense" : null };
  } catch (error) {
    if (!(error instanceof DraftFailed)) throw error;
    yield { kind: "end", failure: error.why };
  }
}

/** Null: it does not have the shape that was asked for, or rests on what was not sent. */
function readObjective(
  json: string,
  { skills, figures, knownSkillIds }: DraftToRead,
): DraftedObjective | null {
  const { data: written } = GeneratedObjective.safeParse(parse(json));
  if (!written || whyNotShow(written, figures)) return null;
  const found = skills.find((_, index) => toSkillKey(index) === written.skill);
  if (!found) return null;
  const { sentence, measure, pillar, actions } = written;
  const { skillId, skill } = found;
  return {
    sentence,
    measure,
    pillar,
    actions,
    skillId,
    companySkillId: knownSkillIds.has(skillId) ? skillId : null,
    skill,
    figures: figures
      .filter(({ key }) => written.figures.includes(key))
      .map(({ group, figure }) => ({ group, figure })),
  };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return null;
  }
}

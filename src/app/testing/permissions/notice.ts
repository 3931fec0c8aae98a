import { endpoints } from "../inputs.ts";
import { actOf, call, type Act } from "./act.ts";
import { openDoor, undone } from "./door.ts";
import { actorOf, rowsOf, type Theatre } from "./stage.ts";

/** People who together meet every table. */
const witnesses = [
  "author",
  "peer who has finished",
  "peer",
  "team manager",
  "owner with admin power",
  "admin of both companies",
];

interface Question {
  act: Act;
  isReading: boolean;
}

/** What the witnesses may do; the readings first, which tell most. */
function questions(theatre: Theatre): Question[] {
  const all = endpoints.flatMap((endpoint) =>
    rowsOf(theatre, endpoint)
      .filter(({ relation, condition, answer }) => {
        const isCommon = ["", "a member", "draft", "in progress", "completed"].includes(condition);
        return answer === "200" && isCommon && witnesses.includes(relation.name);
      })
      .map((row) => ({ act: actOf(theatre, endpoint, row), isReading: endpoint.isReading })),
  );
  return all.toSorted((one, other) => Number(other.isReading) - Number(one.isReading));
}

const usual = new WeakMap<Theatre, Map<string, string>>();

/** Whether anybody is answered something else once the owner has changed this. Undone each time. */
export async function isNoticed(theatre: Theatre, statement: string): Promise<boolean> {
  const quiet = { info: () => {}, warn: () => {}, error: () => {} };
  const door = openDoor(theatre, { log: quiet });
  const before = usual.get(theatre) ?? new Map<string, string>();
  usual.set(theatre, before);
  for (const { act, isReading } of questions(theatre)) {
    // The body of a reading, the outcome of a change: its ids are new each time.
    const ask = (statements: readonly string[]) =>
      undone(
        theatre,
        async () => {
          const told = await call(door, act.path, act.input, actorOf(theatre, act.row).cookie);
          return isReading ? told.body : told.answer;
        },
        statements,
      );
    const known = before.get(act.name) ?? (await ask([]));
    before.set(act.name, known);
    if ((await ask([statement])) !== known) return true;
  }
  return false;
}

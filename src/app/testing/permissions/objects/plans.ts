import { getPerson, targets } from "../actors.ts";
import type { ObjectKind } from "./kind.ts";

const own = "their own plan";
const managed = "a plan of their team";

/** A development plan: its person, those who manage them and those in charge have it, whatever else they are. */
export const planObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: [own, managed, "a plan of another"],
  defaultCondition: own,
  selectIds: ({ actors, acting, relation, condition }) => {
    const target = (name: string) => getPerson(actors, targets[name] ?? "").profileId;
    const another = target("someone invited");
    const person =
      condition === own
        ? acting.get(relation.name)?.profileId
        : condition === managed
          ? target("a member")
          : another;
    return actors.developmentPlans.get(person ?? "") ?? actors.developmentPlans.get(another) ?? {};
  },
};

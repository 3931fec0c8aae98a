import type { ObjectKind } from "./kind.ts";

/** A campaign of the company: what a person may do depends on what they act as, and on whether they prepared it. */
export const campaignObjects: ObjectKind = {
  triedBy: "one for each « acts as »",
  conditions: ["a campaign", "a campaign that they prepared"],
  defaultCondition: "a campaign",
  selectIds: ({ actors, acting, relation, condition }) => {
    const own = condition === "a campaign" ? undefined : acting.get(relation.name)?.profileId;
    return { campaign: actors.campaigns.get(own ?? actors.owner.profileId) ?? "" };
  },
};

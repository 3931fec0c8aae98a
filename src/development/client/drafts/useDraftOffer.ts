import { useQuery } from "@tanstack/react-query";
import { useLanguage } from "#platform/client/language.tsx";
import type { Plan } from "../../contract/plan.ts";
import { development } from "../queries.ts";

/** What the plan of this person can be drafted on; asked by the person alone, of whom it is. */
export function useDraftOffer({ person: { id: profileId }, reader }: Plan, mayWrite: boolean) {
  const { language } = useLanguage();
  return useQuery({
    ...development.readDraftOffer.queryOptions({ input: { profileId, language } }),
    enabled: reader === "owner" && mayWrite,
  });
}

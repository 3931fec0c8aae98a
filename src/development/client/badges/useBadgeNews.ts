import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import type { Badge } from "../../contract/courses.ts";
import type { Plan } from "../../contract/plan.ts";
import { listNewBadges } from "../../rules/badges.ts";
import { en } from "../../texts/badges.en.ts";
import { fr } from "../../texts/badges.fr.ts";
import { development } from "../queries.ts";

/** Names the badges that the person’s own writes earn: their card is often out of sight. */
export function useBadgeNews({ person: { id: profileId }, reader }: Plan) {
  const { badge: texts } = useTexts("developmentPlan");
  const { kinds } = { fr, en }[useLanguage().language];
  const say = useSay();
  const client = useQueryClient();
  const before = useRef<readonly Badge[] | null>(null);
  const read = () =>
    client.getQueryData(development.listCourses.queryKey({ input: { profileId } }))?.badges ?? null;
  return {
    watch: <Answer>(write: () => Promise<Answer>): Promise<Answer> => {
      before.current ??= read();
      return write();
    },
    /** Of all that was written since the last time; null: nothing to say. */
    tell: (): string | null => {
      const known = before.current;
      before.current = null;
      const earned = known && reader === "owner" ? listNewBadges(known, read() ?? []) : [];
      if (earned.length === 0) return null;
      return say(texts, { count: earned.length, names: earned.map(({ kind }) => kinds[kind]).join(", ") });
    },
  };
}

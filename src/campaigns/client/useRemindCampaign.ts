import { useQueryClient } from "@tanstack/react-query";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { campaigns, campaignsApi } from "./queries.ts";

/** Reminds all who have not finished, or the given ones among them, of all their parts. */
export function useRemindCampaign(id: string) {
  const { follow: texts } = useTexts("campaigns");
  const say = useSay();
  const known = useQueryClient();
  return useAction({
    run: (profileIds: readonly string[] | void) =>
      campaignsApi.remind({ id, ...(profileIds ? { profileIds: [...profileIds] } : {}) }),
    onSuccess: ({ missing }) =>
      void known.setQueryData(
        campaigns.read.queryKey({ input: { id } }),
        (campaign) => campaign && { ...campaign, missing },
      ),
    success: ({ reminded }) => say(texts.reminded, { count: reminded }),
  });
}

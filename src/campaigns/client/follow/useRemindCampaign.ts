import { useQueryClient } from "@tanstack/react-query";
import { useHeldReminders } from "#evaluations/client/room/useHeldReminders.ts";
import { campaigns, campaignsApi } from "../queries.ts";

/** Reminds people of all their parts in this campaign. */
export function useRemindCampaign(id: string) {
  const client = useQueryClient();
  return useHeldReminders({
    key: id,
    send: (profileIds) => campaignsApi.remind({ id, ...(profileIds && { profileIds: [...profileIds] }) }),
    onSuccess: ({ missing }) =>
      void client.setQueryData(
        campaigns.read.queryKey({ input: { id } }),
        (campaign) => campaign && { ...campaign, missing },
      ),
  });
}

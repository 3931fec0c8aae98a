import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import { InviteMore } from "./InviteMore.tsx";
import { useInviting } from "./useInviting.ts";

/** Invites more people beside the list of those who are invited already. */
export function InviteDrawer({ open, evaluation }: { open: boolean; evaluation: Evaluation }) {
  const { participation } = useTexts("room");
  const { wanted, close } = useInviting();
  return (
    <Drawer open={open} onClose={close} title={participation.invite}>
      <InviteMore evaluation={evaluation} wanted={wanted} />
    </Drawer>
  );
}

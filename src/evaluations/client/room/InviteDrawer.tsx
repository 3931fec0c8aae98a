import { lazyRouteComponent } from "@tanstack/react-router";
import { Suspense } from "react";
import type { Evaluation } from "#evaluations/contract/evaluation.ts";
import { useTexts } from "#platform/client/language.tsx";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import { Skeleton } from "#platform/ui/QueryView.tsx";
import { usePreload } from "#platform/ui/usePreload.ts";
import { useInviting } from "./useInviting.ts";

const InviteMore = lazyRouteComponent(() => import("./InviteMore.tsx"), "InviteMore");

/** Invites more people beside the list of those who are invited already. */
export function InviteDrawer({ evaluation }: { evaluation: Evaluation }) {
  const { participation } = useTexts("room");
  const { isOpen, wanted, close } = useInviting();
  usePreload(InviteMore);
  return (
    <Drawer open={isOpen} onClose={close} title={participation.invite}>
      <Suspense fallback={<Skeleton shape="form" />}>
        <InviteMore evaluation={evaluation} wanted={wanted} />
      </Suspense>
    </Drawer>
  );
}

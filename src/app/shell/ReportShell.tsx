import { Wordmark } from "#platform/client/Logo.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import { AccountMenu } from "./AccountMenu.tsx";
import { PlainFrame } from "./PlainFrame.tsx";
import { SessionDialog } from "./SessionDialog.tsx";
import { SignOutDialog } from "./SignOutDialog.tsx";

/** Around a report opened by its link: the workspace without its menu, since nothing else is open. */
export function ReportShell() {
  const viewer = useViewer();
  return (
    <>
      <PlainFrame brand={<Wordmark />} company={viewer.company.name} action={<AccountMenu />} />
      <SessionDialog />
      <SignOutDialog />
    </>
  );
}

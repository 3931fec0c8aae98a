import { safeNext } from "#paths.ts";
import { AuthFrame } from "#platform/light/Frames.tsx";
import { Benefits } from "../Benefits.tsx";
import { useParameter } from "../parameters.ts";
import { SignInForm } from "../SignInForm.tsx";
import { useLeaveIfSignedIn } from "../useLeaveIfSignedIn.ts";

export function LoginScreen() {
  useLeaveIfSignedIn();
  const next = useParameter("next");
  return (
    <AuthFrame aside={<Benefits />}>
      <SignInForm goOn={() => window.location.assign(safeNext(next))} />
    </AuthFrame>
  );
}

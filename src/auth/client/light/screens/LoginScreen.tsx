import { AuthFrame } from "#platform/light/Frames.tsx";
import { Benefits } from "../Benefits.tsx";
import { useParameter } from "../parameters.ts";
import { SignInForm } from "../SignInForm.tsx";
import { useLeaveIfSignedIn } from "../useLeaveIfSignedIn.ts";

export function LoginScreen() {
  useLeaveIfSignedIn();
  return (
    <AuthFrame aside={<Benefits />}>
      <SignInForm next={useParameter("next")} />
    </AuthFrame>
  );
}

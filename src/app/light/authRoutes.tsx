import { useEffect } from "react";
import { Route, Switch, useLocation } from "wouter";
import "#auth/client/light/auth.css";
import { CallbackScreen } from "#auth/client/light/screens/CallbackScreen.tsx";
import { ConfirmEmailScreen } from "#auth/client/light/screens/ConfirmEmailScreen.tsx";
import { ConfirmScreen } from "#auth/client/light/screens/ConfirmScreen.tsx";
import { InvitationScreen } from "#auth/client/light/screens/InvitationScreen.tsx";
import { LoginScreen } from "#auth/client/light/screens/LoginScreen.tsx";
import { PasswordRecoveryScreen } from "#auth/client/light/screens/PasswordRecoveryScreen.tsx";
import { RegisterScreen } from "#auth/client/light/screens/RegisterScreen.tsx";
import { ResetPasswordScreen } from "#auth/client/light/screens/ResetPasswordScreen.tsx";
import { WelcomeScreen } from "#auth/client/light/screens/WelcomeScreen.tsx";
import { useViewer } from "#auth/client/light/viewer.ts";
import { paths } from "#paths.ts";
import { NotFoundScreen } from "#site/client/light/screens/NotFoundScreen.tsx";

/** Open to the signed-in too (§2); the invitation is ours: one may join a second company. */
const openToAll: readonly string[] = [
  paths.resetPassword(),
  paths.resetPasswordShort(),
  paths.welcome(),
  paths.confirmEmail(),
  paths.invitation(),
];

export function AuthRoutes() {
  const viewer = useViewer();
  const [pathname] = useLocation();
  // A session limited to answering has no dashboard: its holder may still sign in.
  const leaves = viewer?.scope === "full" && !openToAll.includes(pathname);
  useEffect(() => {
    if (leaves) window.location.replace(paths.dashboard());
  }, [leaves]);
  return (
    <Switch>
      <Route path={paths.login()} component={LoginScreen} />
      <Route path={paths.register()} component={RegisterScreen} />
      <Route path={paths.confirmEmail()} component={ConfirmEmailScreen} />
      <Route path={paths.confirm()} component={ConfirmScreen} />
      <Route path={paths.passwordRecovery()} component={PasswordRecoveryScreen} />
      <Route path={paths.resetPassword()} component={ResetPasswordScreen} />
      <Route path={paths.resetPasswordShort()} component={ResetPasswordScreen} />
      <Route path={paths.invitation()} component={InvitationScreen} />
      <Route path={paths.welcome()} component={WelcomeScreen} />
      <Route path={paths.callback()} component={CallbackScreen} />
      <Route component={NotFoundScreen} />
    </Switch>
  );
}

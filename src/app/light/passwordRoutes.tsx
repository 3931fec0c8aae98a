import { Route, Switch } from "wouter";
import "#auth/client/light/auth.css";
import { ConfirmScreen } from "#auth/client/light/screens/ConfirmScreen.tsx";
import { InvitationScreen } from "#auth/client/light/screens/InvitationScreen.tsx";
import { RegisterScreen } from "#auth/client/light/screens/RegisterScreen.tsx";
import { ResetPasswordScreen } from "#auth/client/light/screens/ResetPasswordScreen.tsx";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** Where a password is chosen: the only pages that carry the list of common ones. */
export function PasswordRoutes() {
  return (
    <Switch>
      <Route path={paths.register()} component={RegisterScreen} />
      <Route path={paths.confirm()} component={ConfirmScreen} />
      <Route path={paths.resetPassword()} component={ResetPasswordScreen} />
      <Route path={paths.resetPasswordShort()} component={ResetPasswordScreen} />
      <Route path={paths.invitation()} component={InvitationScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}

import { Route, Switch } from "wouter";
import "#auth/client/light/auth.css";
import { ConfirmScreen } from "#auth/client/light/screens/ConfirmScreen.tsx";
import { FormerEmailScreen } from "#auth/client/light/screens/FormerEmailScreen.tsx";
import { InvitationScreen } from "#auth/client/light/screens/InvitationScreen.tsx";
import { RegisterScreen } from "#auth/client/light/screens/RegisterScreen.tsx";
import { ResetPasswordScreen } from "#auth/client/light/screens/ResetPasswordScreen.tsx";
import { paths } from "#paths.ts";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";

/** Pages on which a password is chosen: the only ones that include the list of common passwords. */
export function PasswordRoutes() {
  return (
    <Switch>
      <Route path={paths.register()} component={RegisterScreen} />
      <Route path={paths.confirm()} component={ConfirmScreen} />
      <Route path={paths.resetPassword()} component={ResetPasswordScreen} />
      <Route path={paths.resetPasswordShort()} component={ResetPasswordScreen} />
      <Route path={paths.formerEmail()} component={FormerEmailScreen} />
      <Route path={paths.invitation()} component={InvitationScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}

import { Route, Switch } from "wouter";
import { paths } from "#paths.ts";
import "#site/client/light/site.css";
import { ContactScreen } from "#site/client/light/screens/ContactScreen.tsx";
import { HomeScreen } from "#site/client/light/screens/HomeScreen.tsx";
import { NotFoundPage } from "#platform/light/NotFoundPage.tsx";
import { PrivacyScreen } from "#site/client/light/screens/PrivacyScreen.tsx";
import { TermsScreen } from "#site/client/light/screens/TermsScreen.tsx";

export function SiteRoutes() {
  return (
    <Switch>
      <Route path={paths.home()} component={HomeScreen} />
      <Route path={paths.contact()} component={ContactScreen} />
      <Route path={paths.terms()} component={TermsScreen} />
      <Route path={paths.privacy()} component={PrivacyScreen} />
      <Route component={NotFoundPage} />
    </Switch>
  );
}

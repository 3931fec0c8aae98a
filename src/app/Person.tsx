import { PersonScreen } from "#people/client/screens/PersonScreen.tsx";
import { later } from "#platform/ui/later.ts";

const PasswordDialog = later(
  async () => (await import("#auth/client/person/PersonPasswordDialog.tsx")).PersonPasswordDialog,
);

/** Signing in is above people: the password of a person is passed down to their page. */
export const Person = () => <PersonScreen PasswordDialog={PasswordDialog} />;

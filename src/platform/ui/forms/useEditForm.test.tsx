import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "#platform/client/language.tsx";
import { RefusedCall } from "#platform/client/rpc.ts";
import { fr } from "#platform/texts.fr.ts";
import type { Texts } from "#platform/texts.ts";
import { dismiss, shownToasts } from "../actions/notify.ts";
import { useEditForm } from "./useEditForm.ts";

afterEach(() => shownToasts().forEach(({ id }) => dismiss(id)));

/** What a component makes when it is drawn once. */
function drawn<Made>(make: () => Made): Made {
  const made: Made[] = [];
  function Form() {
    made.push(make());
    return null;
  }
  const texts = { platform: fr } as unknown as Texts;
  renderToString(
    <LanguageProvider language="fr" texts={texts} load={async () => texts}>
      <Form />
    </LanguageProvider>,
  );
  return made[0] as Made;
}

/** A form that draws two of its three values, and fails as the server says. */
const formRefused = (refused: RefusedCall, notSaved?: string) =>
  drawn(() => {
    const form = useEditForm({
      initial: { name: "Odile", manager: "Camille", unit: "" },
      check: () => ({}),
      send: () => Promise.reject(refused),
      shownBy: { managerId: "manager" },
      ...(notSaved ? { notSaved } : {}),
    });
    form.field("name");
    form.field("manager");
    return form;
  });

test.each([
  ["fields that are drawn, which say it", ["name", "managerId"], 0],
  ["fields that are not drawn", ["unit", "companyId"], 1],
  ["fields that are drawn, and one that is not", ["name", "managerId", "unit"], 1],
  ["no field", [], 1],
])("the server refuses %s: %j → %i toast", async (_what, paths, toasts) => {
  const fields = Object.fromEntries(paths.map((path) => [path, { reason: "option" }]));
  const form = formRefused(new RefusedCall(422, { code: "invalid_data", fields }));
  expect(await form.submit()).toBe(false);
  expect(shownToasts()).toHaveLength(toasts);
});

test("another try takes away what the last one said", async () => {
  let tries = 0;
  const send = () => {
    tries += 1;
    return tries === 1
      ? Promise.reject(new RefusedCall(500, { code: "server_error" }))
      : Promise.resolve(undefined);
  };
  const form = drawn(() => useEditForm({ initial: { name: "Odile" }, check: () => ({}), send }));
  expect(await form.submit()).toBe(false);
  expect(shownToasts()).toHaveLength(1);
  expect(await form.submit()).toBe(true);
  expect(shownToasts()).toEqual([]);
});

test("what was not stored is said before the reason", async () => {
  const form = formRefused(
    new RefusedCall(500, { code: "server_error" }),
    "La question n’a pas été enregistrée.",
  );
  await form.submit();
  expect(shownToasts().map(({ words }) => words)).toEqual([
    `La question n’a pas été enregistrée. ${fr.errors.server_error} (Code\u00A0: server_error)`,
  ]);
});

import { renderToString } from "react-dom/server";
import { afterEach, expect, test } from "vitest";
import { LanguageProvider } from "#platform/client/language.tsx";
import { RefusedCall } from "#platform/client/rpc.ts";
import { fr as platform } from "#platform/texts.fr.ts";
import type { Texts } from "#platform/texts.ts";
import { dismiss, shownToasts } from "../notify.ts";
import { useEditForm } from "./useEditForm.ts";

afterEach(() => shownToasts().forEach(({ id }) => dismiss(id)));

/** A form that draws two of its three values, sent to a server that refuses these fields. */
function formRefused(...paths: string[]) {
  const fields = Object.fromEntries(paths.map((path) => [path, { reason: "option" }]));
  const made: ReturnType<typeof useEditForm>[] = [];
  function Form() {
    const form = useEditForm({
      initial: { name: "Odile", manager: "Camille", unit: "" },
      check: () => ({}),
      send: () => Promise.reject(new RefusedCall(422, { code: "invalid_data", fields })),
      shownBy: { managerId: "manager" },
    });
    form.field("name");
    form.field("manager");
    made.push(form as unknown as ReturnType<typeof useEditForm>);
    return null;
  }
  const texts = { platform } as unknown as Texts;
  renderToString(
    <LanguageProvider language="fr" texts={texts} load={async () => texts}>
      <Form />
    </LanguageProvider>,
  );
  return made[0];
}

test.each([
  ["fields that are drawn, which say it", ["name", "managerId"], 0],
  ["fields that are not drawn", ["unit", "companyId"], 1],
  ["fields that are drawn, and one that is not", ["name", "managerId", "unit"], 1],
  ["no field", [], 1],
])("the server refuses %s: %j → %i toast", async (_what, paths, toasts) => {
  const form = formRefused(...paths);
  expect(await form?.submit()).toBe(false);
  expect(shownToasts()).toHaveLength(toasts);
});

import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { Page } from "#platform/ui/page/Page.tsx";
import { fullName } from "../../rules/names.ts";
import { PersonForm } from "../person/PersonForm.tsx";
import { people } from "../queries.ts";

/** The facts of a person, to be changed; the way back leads to their page. */
export function EditPersonScreen() {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const say = useSay();
  return (
    <RoutedObject
      read={(id) => people.read.queryOptions({ input: { id } })}
      words={texts}
      list={paths.people()}
    >
      {(person) => (
        <Page
          title={say(texts.editNamed, { whose: whoseName(language, fullName(person)) })}
          trail={[
            { label: texts.title, to: paths.people() },
            { label: fullName(person), to: paths.person(person.id) },
          ]}
          width="form"
        >
          <PersonForm person={person} />
        </Page>
      )}
    </RoutedObject>
  );
}

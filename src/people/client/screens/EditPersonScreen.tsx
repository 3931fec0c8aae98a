import { useQuery } from "@tanstack/react-query";
import { useParams } from "@tanstack/react-router";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { whoseName } from "#platform/texts.ts";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { Page } from "#platform/ui/Page.tsx";
import { fullName } from "../../rules/names.ts";
import { PersonForm } from "../person/PersonForm.tsx";
import { people } from "../queries.ts";

/** The facts of a person, to be changed; the way back leads to their page. */
export function EditPersonScreen() {
  const texts = useTexts("people");
  const { language } = useLanguage();
  const say = useSay();
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(people.read.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.backToPeople, to: paths.people() },
      }}
    >
      {(person) => (
        <Page
          key={person.id}
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
    </ObjectView>
  );
}

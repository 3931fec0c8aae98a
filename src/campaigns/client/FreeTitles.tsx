import { fullName } from "#people/rules.ts";
import { paths } from "#paths.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Disclosure } from "#platform/ui/Disclosure.tsx";
import { InternalLink } from "#platform/ui/InternalLink.tsx";
import { Notice } from "#platform/ui/Notice.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { FreelyTitled } from "../contract.ts";

/** Those whose title is no position of the catalogue, who would be asked nothing, and where to choose one for them. */
export function FreeTitles({ count, people }: { count: number; people: readonly FreelyTitled[] }) {
  const { createCampaign: texts } = useTexts("campaigns");
  const say = useSay();
  const mayMatch = useViewer().capabilities.includes("managePeople");
  const more = count - people.length;
  return (
    <Notice tone="warning" title={say(texts.freeTitles, { count })}>
      <p>{mayMatch ? texts.freeTitlesMend.matched : texts.freeTitlesMend.others}</p>
      <Disclosure summary={texts.whoHasFreeTitle}>
        <ul>
          {people.map((person) => (
            <li key={person.id}>
              {mayMatch ? (
                // Another tab: what is filled in here stays, and is counted again when one comes back.
                <InternalLink to={paths.editPerson(person.id)} target="_blank">
                  {fullName(person)}
                </InternalLink>
              ) : (
                fullName(person)
              )}{" "}
              · {person.jobTitle}
            </li>
          ))}
          {more > 0 && <li>{say(texts.moreFreeTitles, { count: more })}</li>}
        </ul>
      </Disclosure>
    </Notice>
  );
}

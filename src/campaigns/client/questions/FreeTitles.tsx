import { fullName } from "#people/rules/names.ts";
import { paths } from "#paths.ts";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { fold } from "#platform/searchWords.ts";
import { formatList, translated } from "#platform/texts.ts";
import { Disclosure } from "#platform/ui/page/Disclosure.tsx";
import { CheckboxField } from "#platform/ui/forms/fields.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import type { FreeTitle, TitlePositions } from "../../contract.ts";
import { makePositionFinder, selectUnacceptedTitles } from "../../rules.ts";
import styles from "../campaigns.module.css";

/** As many first names as say whose title it is. */
const maxNamesShown = 3;

interface FreeTitlesProps {
  count: number;
  titles: readonly FreeTitle[];
  /** The positions whose questions are accepted for them. */
  accepted: TitlePositions;
  onChange: (accepted: TitlePositions) => void;
}

/** Those whose title is no position of the catalogue: the nearest one is near for its questions, and accepted by a box. */
export function FreeTitles({ count, titles, accepted, onChange }: FreeTitlesProps) {
  const { createCampaign: texts } = useTexts("campaigns");
  const say = useSay();
  const { language } = useLanguage();
  const findPosition = makePositionFinder(accepted);
  const findAcceptedPosition = (title: string) => findPosition({ jobPositionId: null, jobTitle: title });
  const left = selectUnacceptedTitles({ count, titles }, accepted);
  const near = titles.filter(({ nearest }) => nearest !== null);
  const accept = (chosen: readonly FreeTitle[], isAccepted: boolean) => {
    const kept = accepted.filter(({ title }) => !chosen.some((one) => fold(one.title) === fold(title)));
    const added = chosen.flatMap(({ title, nearest }) =>
      nearest ? [{ title, positionId: nearest.id }] : [],
    );
    onChange(isAccepted ? [...kept, ...added] : kept);
  };
  return (
    <Notice tone={left.count > 0 ? "warning" : "info"} title={say(texts.freeTitles, { count })}>
      {near.length > 0 && (
        <>
          <p className={styles.turn}>{texts.freeTitlesNear}</p>
          {near.length > 1 && (
            <CheckboxField
              label={say(texts.allTitles, { count: near.length })}
              checked={near.every(({ title }) => findAcceptedPosition(title) !== null)}
              onChange={(isAccepted) => accept(near, isAccepted)}
            />
          )}
          <ul className={styles.titles}>
            {near.map((one) => (
              <li key={one.title}>
                <CheckboxField
                  label={say(texts.takeForTitle, {
                    title: one.title,
                    position: one.nearest ? translated(language, one.nearest.name).text : "",
                  })}
                  description={describeHolders(one)}
                  checked={findAcceptedPosition(one.title) !== null}
                  onChange={(isAccepted) => accept([one], isAccepted)}
                />
              </li>
            ))}
          </ul>
        </>
      )}
      {left.count > 0 && <Unsettled {...left} />}
    </Notice>
  );

  /** « Ana, Luc et 2 autres · 6 compétences ». */
  function describeHolders({ people, count: all, nearest }: FreeTitle): string {
    const more = all - maxNamesShown;
    const names = formatList(language, [
      ...people.slice(0, maxNamesShown).map((person) => fullName(person)),
      ...(more > 0 ? [say(texts.others, { count: more })] : []),
    ]);
    return nearest ? `${names} · ${say(texts.skills, { count: nearest.skillCount })}` : names;
  }
}

/** Those who would be asked nothing, and where to choose a position for them. */
function Unsettled({ count, titles }: { count: number; titles: readonly FreeTitle[] }) {
  const { createCampaign: texts } = useTexts("campaigns");
  const say = useSay();
  const mayMatch = useViewer().capabilities.includes("managePeople");
  const named = titles.flatMap(({ title, people }) => people.map((person) => ({ ...person, title })));
  const more = count - named.length;
  return (
    <>
      <p>
        <strong>{say(texts.unsettled, { count })}</strong>{" "}
        {mayMatch ? texts.freeTitlesMend.matched : texts.freeTitlesMend.others}
      </p>
      <Disclosure summary={texts.whoHasFreeTitle}>
        <ul>
          {named.map((person) => (
            <li key={person.id}>
              {mayMatch ? (
                // Another tab: what is filled in here stays, and is counted again when one comes back.
                <InternalLink to={paths.editPerson(person.id)} target="_blank">
                  {fullName(person)}
                </InternalLink>
              ) : (
                fullName(person)
              )}{" "}
              · {person.title}
            </li>
          ))}
          {more > 0 && <li>{say(texts.moreFreeTitles, { count: more })}</li>}
        </ul>
      </Disclosure>
    </>
  );
}

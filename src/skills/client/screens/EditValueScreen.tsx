import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { RoutedObject } from "#platform/ui/detail/RoutedObject.tsx";
import { Facts } from "#platform/ui/page/Section.tsx";
import type { CompanyValue } from "#skills/contract/values.ts";
import { skills, skillsApi } from "../queries.ts";
import { useArchiving } from "../useArchiving.tsx";
import { useUsesWords } from "../useUsesWords.ts";
import { EditValueForm } from "../values/EditValueForm.tsx";

export function EditValueScreen() {
  const texts = useTexts("values");
  return (
    <RoutedObject
      read={(id) => skills.readValue.queryOptions({ input: { id } })}
      words={texts}
      list={paths.values()}
    >
      {(value) => <ValuePage value={value} />}
    </RoutedObject>
  );
}

function ValuePage({ value }: { value: CompanyValue }) {
  const texts = useTexts("values");
  const { used } = useTexts("skills");
  const { language } = useLanguage();
  const uses = useUsesWords();
  const { id, version, isArchived } = value;
  const name = translated(language, value.name).text;
  const refresh = [skills.values.key(), skills.offeredValues.key()];
  const archiving = useArchiving({
    name,
    isArchived,
    usedIn: value.usedIn,
    setArchived: (wanted) => skillsApi.updateValue({ id, version, isArchived: wanted }),
    refresh: [...refresh, skills.readValue.key()],
    removal: {
      run: () => skillsApi.removeValue({ id }),
      words: texts,
      consequence: texts.removeConsequence,
      refresh,
      to: paths.values(),
    },
  });
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.values() }]}
      title={name}
      status={archiving.status}
      menu={archiving.menu}
      facts={<Facts facts={[{ label: used, value: uses.whole(value.usedIn) }]} />}
    >
      <EditValueForm value={value} />
      {archiving.dialog}
    </DetailPage>
  );
}

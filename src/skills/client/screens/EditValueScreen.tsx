import { useQuery } from "@tanstack/react-query";
import { IconArchive, IconTrash } from "@tabler/icons-react";
import { useParams } from "@tanstack/react-router";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { DetailPage } from "#platform/ui/detail/DetailPage.tsx";
import { ObjectView } from "#platform/ui/detail/ObjectView.tsx";
import { useGo } from "#platform/ui/InternalLink.tsx";
import { Facts } from "#platform/ui/Section.tsx";
import { StatusBadge } from "#platform/ui/StatusBadge.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import type { CompanyValue } from "#skills/contract/values.ts";
import { skills, skillsApi } from "../queries.ts";
import { RemoveDialog } from "../RemoveDialog.tsx";
import { useUsesWords } from "../useUsesWords.ts";
import { EditValueForm } from "../values/EditValueForm.tsx";

export function EditValueScreen() {
  const texts = useTexts("values");
  const { id = "" } = useParams({ strict: false });
  const query = useQuery(skills.readValue.queryOptions({ input: { id } }));
  return (
    <ObjectView
      query={query}
      absent={{
        title: texts.absent,
        detail: texts.absentDetail,
        back: { label: texts.back, to: paths.values() },
      }}
    >
      {(value) => <ValuePage key={value.id} value={value} />}
    </ObjectView>
  );
}

function ValuePage({ value }: { value: CompanyValue }) {
  const texts = useTexts("values");
  const { statuses, archive, restore, remove: removeWord, used } = useTexts("skills");
  const go = useGo();
  const { language } = useLanguage();
  const uses = useUsesWords();
  const [isRemoving, setIsRemoving] = useState(false);
  const { id, version, isArchived } = value;
  const name = translated(language, value.name).text;
  const status = statuses[isArchived ? "archived" : "active"];
  const refresh = [skills.values.key(), skills.offeredValues.key()];
  const setArchived = useAction({
    run: (wanted: boolean) => skillsApi.updateValue({ id, version, isArchived: wanted }),
    refresh: [...refresh, skills.readValue.key()],
    announce: (changed) => statuses[changed.isArchived ? "archived" : "active"],
  });
  const remove = useAction({
    run: () => skillsApi.removeValue({ id }),
    success: ({ outcome }) => texts.outcomes[outcome],
    failure: (words) => `${texts.notRemoved} ${words}`,
    refresh,
    onSuccess: () => go(paths.values()),
  });
  return (
    <DetailPage
      trail={[{ label: texts.title, to: paths.values() }]}
      title={name}
      status={<StatusBadge variant={isArchived ? "box" : "check"}>{status}</StatusBadge>}
      menu={[
        {
          label: isArchived ? restore : archive,
          icon: <IconArchive size={20} aria-hidden="true" />,
          onChoose: () => void setArchived.run(!isArchived),
        },
        {
          label: removeWord,
          icon: <IconTrash size={20} aria-hidden="true" />,
          danger: true,
          onChoose: () => setIsRemoving(true),
        },
      ]}
      facts={<Facts facts={[{ label: used, value: uses.whole(value.usedIn) }]} />}
    >
      <EditValueForm value={value} />
      <RemoveDialog
        open={isRemoving}
        onClose={() => setIsRemoving(false)}
        name={name}
        usedIn={value.usedIn}
        consequence={texts.removeConsequence}
        busy={remove.busy}
        onConfirm={() => void remove.run()}
      />
    </DetailPage>
  );
}

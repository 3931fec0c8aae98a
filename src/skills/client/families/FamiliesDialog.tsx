import { useQuery } from "@tanstack/react-query";
import { IconArrowDown, IconArrowUp, IconPencil, IconPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { announce } from "#platform/client/screen.tsx";
import { translated } from "#platform/texts.ts";
import { Button, IconButton } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import { Stack } from "#platform/ui/page/Section.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import type { Family } from "#skills/contract/families.ts";
import { moveInOrder } from "../../rules/order.ts";
import styles from "../catalogue.module.css";
import { ContentText } from "../ContentText.tsx";
import { skills, skillsApi } from "../queries.ts";
import { FamilyForm } from "./FamilyForm.tsx";

interface FamiliesDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The families of skills: their order, their words, and what becomes of one that is not wanted any more. */
export function FamiliesDialog({ open, onClose }: FamiliesDialogProps) {
  const texts = useTexts("skills");
  const [edited, setEdited] = useState<string | null>(null);
  const query = useQuery({ ...skills.families.queryOptions({ input: {} }), enabled: open });
  return (
    <Dialog open={open} onClose={onClose} title={texts.families.title}>
      {edited ? (
        <FamilyForm
          family={query.data?.items.find(({ id }) => id === edited) ?? null}
          onDone={() => setEdited(null)}
        />
      ) : (
        <Stack>
          <p>{texts.families.intro}</p>
          <QueryView query={query}>
            {({ items }) => <FamilyLines families={items} onEdit={({ id }) => setEdited(id)} />}
          </QueryView>
          <div>
            <Button icon={<IconPlus size={18} aria-hidden="true" />} onClick={() => setEdited("new")}>
              {texts.families.create}
            </Button>
          </div>
        </Stack>
      )}
    </Dialog>
  );
}

function FamilyLines({
  families,
  onEdit,
}: {
  families: readonly Family[];
  onEdit: (family: Family) => void;
}) {
  const texts = useTexts("skills");
  const say = useSay();
  const { language } = useLanguage();
  const ids = families.map(({ id }) => id);
  const move = useAction({
    run: ({ id, after }: { id: string; after: string | null }) => skillsApi.moveFamily({ id, after }),
    optimistic: {
      queryKey: skills.families.queryKey({ input: {} }),
      change: (cached, { id, after }) => {
        const { items } = cached as { items: Family[] };
        const order = moveInOrder(
          items.map((family) => family.id),
          id,
          after,
        );
        return { items: items.toSorted((a, b) => (order ?? []).indexOf(a.id) - (order ?? []).indexOf(b.id)) };
      },
    },
    refresh: [skills.families.key(), skills.list.key(), skills.catalogue.key()],
    failure: (words) => `${texts.orderNotSaved} ${words}`,
  });
  const bringBack = useAction({
    run: ({ id, version }: Family) => skillsApi.updateFamily({ id, version, isArchived: false }),
    refresh: [skills.key()],
    announce: () => texts.families.restored,
  });
  const moveTo = (index: number, to: number) => {
    const id = ids[index];
    if (id === undefined || to < 0 || to >= ids.length) return;
    announce(say(texts.movedTo, { position: to + 1, total: ids.length }));
    void move.run({ id, after: ids.filter((one) => one !== id)[to - 1] ?? null });
  };
  return (
    <ol className={styles.lines}>
      {families.map((family, index) => {
        const name = translated(language, family.name).text;
        return (
          <li key={family.id} className={styles.line}>
            <span className={styles.words}>
              <ContentText text={family.name} tag />
              <span className={styles.detail}>
                {say(texts.families.skillCount, { count: family.skillCount })}
                {family.isArchived && ` · ${texts.families.archivedReason}`}
              </span>
              {family.isArchived && (
                <span>
                  <Button
                    size="small"
                    accessibleName={say(texts.families.restoreNamed, { name })}
                    onClick={() => void bringBack.run(family)}
                  >
                    {texts.restore}
                  </Button>
                </span>
              )}
            </span>
            <IconButton
              label={say(texts.moveUp, { name })}
              icon={<IconArrowUp size={18} aria-hidden="true" />}
              disabled={index === 0}
              onClick={() => moveTo(index, index - 1)}
            />
            <IconButton
              label={say(texts.moveDown, { name })}
              icon={<IconArrowDown size={18} aria-hidden="true" />}
              disabled={index === ids.length - 1}
              onClick={() => moveTo(index, index + 1)}
            />
            <IconButton
              label={say(texts.editNamed, { name })}
              icon={<IconPencil size={18} aria-hidden="true" />}
              onClick={() => onEdit(family)}
            />
          </li>
        );
      })}
    </ol>
  );
}

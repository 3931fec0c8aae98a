import { useRef, useState, type DragEvent } from "react";
import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { initials } from "#people/rules/names.ts";
import { useTexts } from "#platform/client/language.tsx";
import { sendFile } from "#platform/client/sendFile.ts";
import { Avatar } from "#platform/ui/Avatar.tsx";
import { Button } from "#platform/ui/Button.tsx";
import { useCropTexts } from "#platform/ui/crop/useCropTexts.ts";
import { later } from "#platform/ui/later.ts";
import { notify } from "#platform/ui/notify.ts";
import { Row, Section, Stack } from "#platform/ui/Section.tsx";
import { useAction } from "#platform/ui/useAction.ts";
import { useRefreshViewer } from "#platform/ui/viewer.tsx";
import { people, peopleApi } from "../queries.ts";
import styles from "./own.module.css";

const CropDialog = later(async () => (await import("#platform/ui/crop/CropDialog.tsx")).CropDialog);

/** Pixels (§5 of docs/specification.md). */
const size = 500;
const refresh = [people.key()];

/** One's picture: dropped or chosen, cropped, kept at once. */
export function PhotoSection({ profile }: { profile: OwnProfile }) {
  const { photo: texts } = useTexts("ownProfile");
  const crop = useCropTexts();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
  const [isOver, setIsOver] = useState(false);
  const refreshViewer = useRefreshViewer();

  const keep = useAction({
    run: (square: Blob) => sendFile("/uploads/avatar", square),
    refresh,
    announce: () => texts.kept,
    failure: (words) => `${texts.notKept} ${words}`,
    onSuccess: () => {
      setChosen(null);
      return refreshViewer();
    },
  });
  const remove = useAction({
    run: () => peopleApi.removeAvatar({}),
    refresh,
    announce: () => texts.removed,
    failure: (words) => `${texts.notRemoved} ${words}`,
    onSuccess: refreshViewer,
  });
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = await createImageBitmap(file).catch(() => null);
    if (read && read.width > 0 && read.height > 0) setChosen(read);
    else notify.error(crop.unreadable);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setIsOver(false);
    void open(event.dataTransfer.files[0]);
  };

  return (
    <Section title={texts.title} bare>
      <div
        className={`${styles.photo} ${isOver ? styles.over : ""}`}
        onDragOver={(event) => {
          event.preventDefault();
          setIsOver(true);
        }}
        onDragLeave={() => setIsOver(false)}
        onDrop={drop}
      >
        <Avatar initials={initials(profile)} picture={profile.avatar} size="large" />
        <Stack gap="small">
          <p className={styles.hint}>{profile.avatar ? texts.hint : `${texts.none} ${texts.hint}`}</p>
          <Row>
            <Button busy={keep.busy} onClick={() => input.current?.click()}>
              {profile.avatar ? texts.replace : texts.choose}
            </Button>
            {profile.avatar && (
              <Button variant="quiet" busy={remove.busy} onClick={() => void remove.run()}>
                {texts.remove}
              </Button>
            )}
          </Row>
        </Stack>
        <input
          ref={input}
          type="file"
          hidden
          accept="image/*"
          onChange={(event) => {
            void open(event.currentTarget.files?.[0]);
            // The same file again is a choice too.
            event.currentTarget.value = "";
          }}
        />
      </div>
      {chosen && (
        <CropDialog
          open
          image={chosen}
          size={size}
          busy={keep.busy}
          onClose={() => setChosen(null)}
          onKeep={(square) => void keep.run(square)}
        />
      )}
    </Section>
  );
}

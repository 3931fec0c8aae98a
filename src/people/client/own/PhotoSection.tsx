import { useState } from "react";
import type { OwnProfile } from "#people/contract/ownProfile.ts";
import { initials } from "#people/rules/names.ts";
import { useTexts } from "#platform/client/language.tsx";
import { sendFile } from "#platform/client/sendFile.ts";
import { Avatar } from "#platform/ui/display/Avatar.tsx";
import { useCropTexts } from "#platform/ui/crop/useCropTexts.ts";
import { later } from "#platform/ui/later.ts";
import { notify } from "#platform/ui/actions/notify.ts";
import { Section } from "#platform/ui/page/Section.tsx";
import { PictureDrop } from "#platform/ui/upload/PictureDrop.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { useRefreshViewer } from "#platform/ui/viewer.tsx";
import { people, peopleApi } from "../queries.ts";

const CropDialog = later(async () => (await import("#platform/ui/crop/CropDialog.tsx")).CropDialog);

/** Pixels (§5 of docs/specification.md). */
const size = 500;
const refresh = [people.key()];

/** One's picture: dropped or chosen, cropped, kept at once. */
export function PhotoSection({ profile }: { profile: OwnProfile }) {
  const { photo: texts } = useTexts("ownProfile");
  const crop = useCropTexts();
  const [chosen, setChosen] = useState<ImageBitmap | null>(null);
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
  const open = async (file: File) => {
    const read = await createImageBitmap(file).catch(() => null);
    if (read && read.width > 0 && read.height > 0) setChosen(read);
    else notify.error(crop.unreadable);
  };

  return (
    <Section title={texts.title} bare>
      <PictureDrop
        words={texts}
        hasPicture={profile.avatar !== null}
        picture={<Avatar initials={initials(profile)} picture={profile.avatar} size="large" />}
        accept="image/*"
        onChoose={(file) => void open(file)}
        isKeeping={keep.busy}
        onRemove={() => void remove.run()}
        isRemoving={remove.busy}
      />
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

import { PictureDrop } from "#platform/ui/upload/PictureDrop.tsx";
import { Upload } from "#platform/ui/upload/Upload.tsx";
import type { SendFile } from "#platform/ui/upload/useUploads.ts";
import { State, useSample } from "../../sample.tsx";

/** Stands for a server: a file named « slow » stops half-way until it is cancelled, one named « broken » fails. */
const send: SendFile = async (file, onProgress, signal) => {
  onProgress(0.5);
  if (file.name.includes("broken")) throw new TypeError("Failed to fetch");
  if (file.name.includes("slow"))
    await new Promise((_, reject) => {
      signal.addEventListener("abort", () => reject(new DOMException("cancelled", "AbortError")));
    });
};

const ignore = () => undefined;

export function Example() {
  const t = useSample({
    fr: {
      people: "Liste de personnes",
      help: "CSV ou Excel, au plus 2\u00A0Mo.",
      logo: "Logo",
      picture: {
        none: "Aucune photo pour l’instant.",
        hint: "PNG ou JPEG, au plus 5\u00A0Mo.",
        choose: "Choisir une photo",
        replace: "Remplacer la photo",
        remove: "Retirer la photo",
      },
    },
    en: {
      people: "List of people",
      help: "CSV or Excel, up to 2 MB.",
      logo: "Logo",
      picture: {
        none: "No photo yet.",
        hint: "PNG or JPEG, up to 5 MB.",
        choose: "Choose a photo",
        replace: "Replace the photo",
        remove: "Remove the photo",
      },
    },
  });
  return (
    <>
      <State name="several files: name one « slow » or « broken »" fullWidth>
        <Upload
          label={t.people}
          description={t.help}
          limits={{ endings: [".csv", ".xlsx"], maxBytes: 2_000_000 }}
          send={send}
        />
      </State>
      <State name="a single file" fullWidth>
        <Upload label={t.logo} limits={{ endings: [".png"], maxBytes: 2_000_000 }} send={send} single />
      </State>
      {[false, true].map((hasPicture) => (
        <State
          key={String(hasPicture)}
          name={hasPicture ? "a picture that is there" : "no picture yet"}
          fullWidth
        >
          <PictureDrop
            words={t.picture}
            hasPicture={hasPicture}
            accept="image/png,image/jpeg"
            onChoose={ignore}
            isKeeping={false}
            onRemove={ignore}
            isRemoving={false}
          />
        </State>
      ))}
    </>
  );
}

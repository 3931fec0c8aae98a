/** What a file must be, before any of it leaves. */
export interface UploadLimits {
  /** Endings, with their dot: « .csv »; all of them when left out. */
  endings?: readonly string[];
  maxBytes: number;
}

interface GivenFile {
  name: string;
  size: number;
}

/** Why a file does not leave; null when it does. */
export function whyNotUpload(
  file: GivenFile,
  { endings, maxBytes }: UploadLimits,
): "ending" | "size" | "empty" | null {
  if (endings && !endings.some((ending) => file.name.toLowerCase().endsWith(ending))) return "ending";
  if (file.size === 0) return "empty";
  return file.size > maxBytes ? "size" : null;
}

/** A file on its way: how much of it has left, from 0 to 1, and what became of it. */
export interface Upload<Given extends GivenFile = File> {
  id: number;
  file: Given;
  state: "waiting" | "sending" | "sent" | "failed" | "cancelled" | "refused";
  share: number;
  /** In words, of what failed or was refused. */
  error: string | null;
}

/** At most this many leave at once: a slow line serves two better than ten. */
const maxConcurrentUploads = 2;

/** The files that may begin to leave now, in the order in which they were given. */
export const dueUploads = <Given extends GivenFile>(uploads: readonly Upload<Given>[]): Upload<Given>[] => {
  const free = maxConcurrentUploads - uploads.filter(({ state }) => state === "sending").length;
  return uploads.filter(({ state }) => state === "waiting").slice(0, Math.max(0, free));
};

/** The uploads with one of them changed; nothing changes what was cancelled meanwhile. */
export const changedUpload = <Given extends GivenFile>(
  uploads: readonly Upload<Given>[],
  id: number,
  change: Partial<Pick<Upload, "state" | "share" | "error">>,
): Upload<Given>[] =>
  uploads.map((upload) =>
    upload.id === id && !(upload.state === "cancelled" && change.state !== "waiting")
      ? { ...upload, ...change }
      : upload,
  );

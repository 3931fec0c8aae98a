import { useLanguage, useSay, useTexts } from "#platform/client/language.tsx";
import { formatList, formatScore } from "#platform/texts.ts";
import { useDiskWords } from "./useDiskWords.ts";
import type { Parts } from "./useHealth.ts";
import styles from "./system.module.css";
import { Widget } from "./Widget.tsx";

/** The company's own files, and whether the disk of the server has room. */
export function StorageWidget({ query }: { query: Parts["storage"] }) {
  const { storage: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const say = useSay();
  const sayDisk = useDiskWords();
  const formatBytes = useBytes();
  return (
    <Widget
      title={texts.title}
      query={query}
      awaits="lines"
      light={({ disk }) => {
        if (!disk) return { mark: "dash", words: texts.elsewhere };
        return disk.isLow ? { mark: "warning", words: texts.low } : { mark: "check", words: texts.fine };
      }}
    >
      {({ files, disk }) => (
        <>
          {disk && <p className={styles.detail}>{sayDisk(disk)}</p>}
          <p className={styles.line}>
            {files.every(({ count }) => count === 0)
              ? texts.noFiles
              : say(texts.yours, {
                  files: formatList(
                    language,
                    files
                      .filter(({ count }) => count > 0)
                      .map(({ kind, count, bytes }) =>
                        say(texts.files[kind], { count, size: formatBytes(bytes) }),
                      ),
                  ),
                })}
          </p>
        </>
      )}
    </Widget>
  );
}

const megabyte = 1024 ** 2;

function useBytes() {
  const { storage: texts } = useTexts("systemState");
  const { language } = useLanguage();
  const say = useSay();
  return (bytes: number) =>
    bytes < megabyte
      ? say(texts.kilobytes, { count: Math.ceil(bytes / 1024) })
      : say(texts.megabytes, { count: formatScore(language, bytes / megabyte) });
}

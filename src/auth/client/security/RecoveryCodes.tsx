import { IconCopy, IconDownload } from "@tabler/icons-react";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { notify } from "#platform/ui/actions/notify.ts";
import { Row, Stack } from "#platform/ui/page/Section.tsx";
import { useViewer } from "#platform/ui/viewer.tsx";
import styles from "./security.module.css";

/** Shown once: kept by copying, downloading or writing down. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const { codes: texts } = useTexts("security");
  const say = useSay();
  const { email } = useViewer();
  const copy = () =>
    navigator.clipboard.writeText(codes.join("\n")).then(
      () => notify.copied(texts.copied),
      () => notify.error(texts.copyFailed),
    );
  const file = new Blob([`${say(texts.fileTitle, { email })}\n\n${codes.join("\n")}\n`], {
    type: "text/plain",
  });
  const download = () => {
    const address = URL.createObjectURL(file);
    const link = Object.assign(document.createElement("a"), { href: address, download: texts.fileName });
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <Dialog open onClose={onClose} title={texts.title}>
      <Stack>
        <p className={styles.step}>{texts.lead}</p>
        <ul className={styles.codes} aria-label={texts.list}>
          {codes.map((code) => (
            <li key={code}>
              <code>{code}</code>
            </li>
          ))}
        </ul>
        <Row>
          <Button icon={<IconCopy size={20} aria-hidden="true" />} onClick={() => void copy()}>
            {texts.copy}
          </Button>
          <Button icon={<IconDownload size={20} aria-hidden="true" />} onClick={download}>
            {texts.download}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {texts.close}
          </Button>
        </Row>
      </Stack>
    </Dialog>
  );
}

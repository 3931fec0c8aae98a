import { IconFileAlert, IconFileDownload } from "@tabler/icons-react";
import type { NotificationView } from "#notifications/client/feed/view.ts";
import { paths } from "#paths.ts";
import type { NotifiedExport } from "#exports/contract.ts";
import type { exportKinds } from "#exports/rules/notifications.ts";
import { say } from "#platform/texts.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };
const formats = { csv: "CSV", xlsx: "Excel", pdf: "PDF" };

function nameFile(facts: object): string {
  const { title, format } = facts as NotifiedExport;
  return `${title} (${formats[format]})`;
}

const buildView = (icon: NotificationView["icon"], kind: keyof typeof exportKinds): NotificationView => ({
  icon,
  sentence: (_, language) => texts[language][kind],
  about: ({ facts }) => nameFile(facts),
  address: () => paths.files(),
});

export const exportViews: Record<keyof typeof exportKinds, NotificationView> = {
  export_ready: {
    ...buildView(IconFileDownload, "export_ready"),
    action: {
      label: (language) => texts[language].download,
      name: ({ facts }, language) => say(language, texts[language].downloadNamed, { title: nameFile(facts) }),
      run: async ({ objectId }) => (await import("../takeFile.ts")).takeFile(objectId),
    },
  },
  export_failed: buildView(IconFileAlert, "export_failed"),
};

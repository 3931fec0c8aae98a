import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { paths } from "#paths.ts";
import { useLanguage, useTexts } from "#platform/client/language.tsx";
import { translated } from "#platform/texts.ts";
import { Button } from "#platform/ui/actions/Button.tsx";
import { useAction } from "#platform/ui/actions/useAction.ts";
import { Drawer } from "#platform/ui/drawer/Drawer.tsx";
import { useDrawer } from "#platform/ui/drawer/useDrawer.ts";
import { SelectField } from "#platform/ui/forms/fields.tsx";
import { ListFrame } from "#platform/ui/lists/ListBar.tsx";
import { useGo } from "#platform/ui/page/InternalLink.tsx";
import { QueryView } from "#platform/ui/page/QueryView.tsx";
import type { LibraryTemplate } from "../../contract/templates.ts";
import { pulseThemes, type PulseTheme } from "../../vocabulary.ts";
import { LibraryCards } from "../library/LibraryCards.tsx";
import { ReadyPreview } from "../library/ReadyPreview.tsx";
import { PulseTabs } from "../PulseTabs.tsx";
import { pulses, pulsesApi } from "../queries.ts";
import styles from "../templates/cards.module.css";

/** The ready-made surveys by theme, each with a preview beside the list; using one makes the company's own copy. */
export function PulseLibraryScreen() {
  const { tabs } = useTexts("pulses");
  const { library: texts } = useTexts("pulseTemplates");
  const { themes } = useTexts("pulses");
  const query = useQuery(pulses.library.queryOptions({ input: {}, staleTime: Infinity }));
  const [theme, setTheme] = useState<PulseTheme | "">("");
  const present = pulseThemes.filter((one) => query.data?.items.some((item) => item.theme === one));
  return (
    <ListFrame
      title={tabs.library}
      heading={(title) => <PulseTabs current={paths.pulseLibrary()} title={title} />}
      tools={
        <SelectField
          hideLabel
          label={texts.theme}
          value={theme}
          options={[
            { value: "", label: texts.everyTheme },
            ...present.map((value) => ({ value, label: themes[value] })),
          ]}
          onChange={setTheme}
        />
      }
    >
      <p className={styles.intro}>{texts.intro}</p>
      <QueryView query={query} skeleton="cards">
        {({ items }) => <Library items={items.filter((item) => theme === "" || item.theme === theme)} />}
      </QueryView>
    </ListFrame>
  );
}

function Library({ items }: { items: readonly LibraryTemplate[] }) {
  const { library: texts } = useTexts("pulseTemplates");
  const { language } = useLanguage();
  const go = useGo();
  const drawer = useDrawer();
  const [busy, setBusy] = useState<string | null>(null);
  const copy = useAction({
    run: (key: string) => pulsesApi.copyReady({ key }),
    refresh: [pulses.listTemplates.key()],
    onSuccess: ({ id }) => go(paths.editPulse(id)),
  });
  const copyIt = async (key: string) => {
    setBusy(key);
    await copy.run(key);
    setBusy(null);
  };
  const previewed = items.find(({ key }) => key === drawer.shown);
  return (
    <>
      <LibraryCards items={items} onPreview={drawer.show} onUse={(key) => void copyIt(key)} busy={busy} />
      <Drawer
        open={previewed !== undefined}
        onClose={drawer.close}
        startsAtTitle
        title={previewed ? translated(language, previewed.name).text : ""}
        rows={drawer.rowsAround(items.map(({ key }) => key))}
        action={
          <Button
            variant="primary"
            fullWidth
            busy={busy !== null}
            onClick={() => previewed && void copyIt(previewed.key)}
          >
            {texts.use}
          </Button>
        }
      >
        {previewed && <ReadyPreview key={previewed.key} template={previewed} />}
      </Drawer>
    </>
  );
}

import { useLanguage } from "#platform/client/language.tsx";
import { Dialog } from "#platform/light/Dialog.tsx";
import { Switch } from "#platform/light/Switch.tsx";
import pages from "../answerPages.module.css";
import type { Preferences } from "#platform/client/answeringPreferences.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const texts = { fr, en };

interface ShortcutsDialogProperties {
  open: boolean;
  onClose: () => void;
  preferences: Preferences;
  onChange: (change: Partial<Preferences>) => void;
}

/** Every key of the answer form, and the switches that turn them off or let a choice go on by itself. */
export function ShortcutsDialog({ open, onClose, preferences, onChange }: ShortcutsDialogProperties) {
  const t = texts[useLanguage().language];
  const rows = [
    { keys: ["1", "5"], joined: " – ", effect: t.keys.choose },
    { keys: ["0"], effect: t.keys.notObserved },
    { keys: ["←", "→", "↑", "↓"], joined: " ", effect: t.keys.arrows },
    { keys: [t.enter], effect: t.keys.next },
    { keys: ["Ctrl", t.enter], effect: t.keys.nextAnywhere },
    { keys: ["Ctrl", t.enter], effect: t.keys.finalise },
    { keys: [t.shift, t.enter], effect: t.keys.previous },
    { keys: ["C"], effect: t.keys.comment },
    { keys: [t.escape], effect: t.keys.leave },
    { keys: ["?"], effect: t.keys.help },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={t.title}>
      <div className={pages["stack"]}>
        <p>{t.intro}</p>
        <Switch
          label={t.on}
          help={t.onHelp}
          checked={preferences.shortcuts}
          onChange={(shortcuts) => onChange({ shortcuts })}
        />
        <Switch
          label={t.advance}
          help={t.advanceHelp}
          checked={preferences.autoAdvance}
          onChange={(autoAdvance) => onChange({ autoAdvance })}
        />
        <table className={pages["keys"]}>
          <thead className="for-screen-readers">
            <tr>
              <th scope="col">{t.column.key}</th>
              <th scope="col">{t.column.effect}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ keys, joined = " + ", effect }) => (
              <tr key={effect}>
                <td>
                  {keys.map((key, place) => (
                    <span key={key}>
                      {place > 0 && joined}
                      <kbd>{key}</kbd>
                    </span>
                  ))}
                </td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Dialog>
  );
}

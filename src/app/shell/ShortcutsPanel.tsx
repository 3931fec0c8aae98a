import { useLanguage } from "#platform/client/language.tsx";
import { Dialog } from "#platform/ui/layers/Dialog.tsx";
import { SwitchField } from "#platform/ui/forms/SwitchField.tsx";
import { useSingleKeys } from "#platform/ui/layers/singleKeys.ts";
import { en } from "./shortcutTexts.en.ts";
import { fr } from "./shortcutTexts.fr.ts";
import styles from "./ShortcutsPanel.module.css";

interface ShortcutsPanelProps {
  open: boolean;
  onClose: () => void;
}

/** Every key of the workspace, and the switch of those without Ctrl. Its words come with it, in both languages. */
export function ShortcutsPanel({ open, onClose }: ShortcutsPanelProps) {
  const texts = { fr, en }[useLanguage().language];
  const [isOn, setIsOn] = useSingleKeys();
  const { enter, space, shift, ctrl } = texts.names;
  const groups = [
    {
      title: texts.everywhere,
      rows: [
        { keys: [[ctrl, "K"]], effect: texts.effects.palette },
        { keys: [["?"]], effect: texts.effects.help },
        { keys: [[ctrl, "Z"]], effect: texts.effects.undo },
        { keys: [[texts.names.escape]], effect: texts.effects.close },
      ],
    },
    {
      title: texts.toDo,
      rows: [{ keys: [[enter]], effect: texts.effects.first }],
    },
    {
      title: texts.dashboard,
      rows: [
        { keys: [["["]], effect: texts.effects.previousPeriod },
        { keys: [["]"]], effect: texts.effects.nextPeriod },
      ],
    },
    {
      title: texts.lists,
      rows: [
        { keys: [["/"]], effect: texts.effects.search },
        { keys: [["N"]], effect: texts.effects.create },
        { keys: [["J"], ["↓"]], effect: texts.effects.next },
        { keys: [["K"], ["↑"]], effect: texts.effects.previous },
        { keys: [[enter]], effect: texts.effects.open },
        { keys: [[space]], effect: texts.effects.preview },
        { keys: [["E"]], effect: texts.effects.edit },
        { keys: [["X"]], effect: texts.effects.select },
        { keys: [[shift, "X"]], effect: texts.effects.selectRange },
        { keys: [[ctrl, "A"]], effect: texts.effects.selectPage },
        { keys: [["A"]], effect: texts.effects.act },
      ],
    },
    {
      title: texts.forms,
      rows: [
        { keys: [[ctrl, "S"]], effect: texts.effects.save },
        { keys: [[ctrl, enter]], effect: texts.effects.nextStep },
      ],
    },
    {
      title: texts.report,
      rows: [
        { keys: [["J"]], effect: texts.effects.nextSection },
        { keys: [["K"]], effect: texts.effects.previousSection },
        { keys: [["T"]], effect: texts.effects.tables },
      ],
    },
    {
      title: texts.plan,
      rows: [
        { keys: [["N"]], effect: texts.effects.addObjective },
        { keys: [[space]], effect: texts.effects.tick },
      ],
    },
  ];
  return (
    <Dialog open={open} onClose={onClose} title={texts.title}>
      <SwitchField label={texts.on} description={texts.onDetail} checked={isOn} onChange={setIsOn} />
      {groups.map(({ title, rows }) => (
        <table key={title} className={styles.keys}>
          <caption>{title}</caption>
          <thead className="for-screen-readers">
            <tr>
              <th scope="col">{texts.key}</th>
              <th scope="col">{texts.effect}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ keys, effect }) => (
              <tr key={effect}>
                <td>
                  <Keys either={keys} or={texts.or} />
                </td>
                <td>{effect}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ))}
    </Dialog>
  );
}

/** One key, keys pressed together, or either of two. */
const Keys = ({ either, or }: { either: readonly (readonly string[])[]; or: string }) =>
  either.map((keys, place) => (
    <span key={keys.join()}>
      {place > 0 && ` ${or} `}
      {keys.map((key, index) => (
        <span key={key}>
          {index > 0 && " + "}
          <kbd>{key}</kbd>
        </span>
      ))}
    </span>
  ));

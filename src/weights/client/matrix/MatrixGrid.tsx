import { IconArrowBackUp, IconChevronDown, IconChevronRight } from "@tabler/icons-react";
import { useState } from "react";
import { fieldId } from "#platform/client/form.ts";
import { useSay, useTexts } from "#platform/client/language.tsx";
import { IconButton } from "#platform/ui/actions/Button.tsx";
import { NumberGrid, type NumberRow } from "#platform/ui/numberGrid/NumberGrid.tsx";
import type { WeightMatrix } from "#weights/contract.ts";
import type { RowKey } from "../../rules/matrix.ts";
import { resolveCells, sumCells, type MatrixForm } from "../../rules/matrixForm.ts";
import { type Group, groups } from "../../vocabulary.ts";
import styles from "./matrix.module.css";
import type { MatrixChanges } from "./useMatrixForm.ts";
import { useRowNames } from "./useRowNames.ts";
import { useTotalWords } from "./useTotalWords.ts";

interface MatrixGridProps {
  families: WeightMatrix["families"];
  values: MatrixForm;
  onChange: (changes: MatrixChanges) => void;
  onUndo: () => void;
}

/** The default row, the families with their skills folded away, values and objectives. */
export function MatrixGrid({ families, values, onChange, onUndo }: MatrixGridProps) {
  const texts = useTexts("weights");
  const say = useSay();
  const getRowName = useRowNames(families);
  const describeTotal = useTotalWords();
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () =>
      new Set(
        families.filter(({ skills }) => skills.some(({ id }) => values[`skill:${id}`])).map(({ id }) => id),
      ),
  );
  const toggle = (id: string) =>
    setOpen(new Set(open.has(id) ? [...open].filter((one) => one !== id) : [...open, id]));

  const row = (key: RowKey, family?: RowKey): NumberRow<Group> => {
    const name = getRowName(key) ?? "";
    const cells = resolveCells(values, key, family);
    const total = sumCells(cells);
    const isOwn = values[key] !== null;
    return {
      key,
      id: fieldId(key),
      name,
      values: cells,
      isInherited: !isOwn,
      isNested: family !== undefined,
      // An error of an inherited row is shown on the row that it follows.
      total: isOwn
        ? { text: describeTotal(total), isWrong: total !== 100 }
        : { text: say(texts.percent, { percent: total }), isWrong: false },
      action: isOwn && key.includes(":") && (
        <IconButton
          label={say(texts.inherit, { name })}
          icon={<IconArrowBackUp size={18} aria-hidden="true" />}
          onClick={() => onChange(new Map([[key, null]]))}
        />
      ),
    };
  };
  const rows = families.flatMap(({ id, skills }) => {
    const family = row(`family:${id}`);
    const isOpen = open.has(id);
    return [
      {
        ...family,
        header: (
          <span className={styles.family}>
            {skills.length > 0 && (
              <IconButton
                label={say(isOpen ? texts.hide : texts.show, { name: family.name })}
                expanded={isOpen}
                icon={
                  isOpen ? (
                    <IconChevronDown size={18} aria-hidden="true" />
                  ) : (
                    <IconChevronRight size={18} aria-hidden="true" />
                  )
                }
                onClick={() => toggle(id)}
              />
            )}
            {family.name}
          </span>
        ),
      },
      ...(isOpen ? skills.map((skill) => row(`skill:${skill.id}`, `family:${id}`)) : []),
    ];
  });
  return (
    <NumberGrid
      caption={texts.caption}
      rowHeader={texts.row}
      totalHeader={texts.total}
      columns={groups.map((key) => ({ key, header: texts.groups[key] }))}
      rows={[row("default"), ...rows, row("values"), row("objectives")]}
      onChange={onChange}
      onUndo={onUndo}
    />
  );
}

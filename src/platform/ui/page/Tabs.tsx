import { Tabs as MantineTabs } from "@mantine/core";
import "@mantine/core/styles/Tabs.layer.css";
import type { ReactNode } from "react";
import { useSay } from "#platform/client/language.tsx";
import styles from "./Tabs.module.css";

interface Tab<Value extends string> {
  value: Value;
  label: string;
  /** Undefined while it is on its way: it has its room already. */
  count?: number | undefined;
  panel: ReactNode;
}

interface TabsProps<Value extends string> {
  /** What the tabs choose between. */
  label: string;
  value: Value;
  onChange: (value: Value) => void;
  tabs: readonly Tab<Value>[];
  /** What does not fit comes on a second row: none is out of sight. Otherwise the row scrolls. */
  wraps?: boolean;
}

export function Tabs<Value extends string>({
  label,
  value,
  onChange,
  tabs,
  wraps = false,
}: TabsProps<Value>) {
  const say = useSay();
  return (
    <MantineTabs
      value={value}
      keepMounted={false}
      onChange={(chosen) => {
        const tab = tabs.find((one) => one.value === chosen);
        if (tab) onChange(tab.value);
      }}
      classNames={{ list: wraps ? styles.wrapped : styles.list, tab: styles.tab, panel: styles.panel }}
    >
      <MantineTabs.List aria-label={label}>
        {tabs.map((tab) => (
          <MantineTabs.Tab key={tab.value} value={tab.value}>
            {tab.label}
            {"count" in tab && (
              <span className={styles.count}>
                {tab.count !== undefined && say("{count}", { count: tab.count })}
              </span>
            )}
          </MantineTabs.Tab>
        ))}
      </MantineTabs.List>
      {tabs.map((tab) => (
        <MantineTabs.Panel key={tab.value} value={tab.value}>
          {tab.panel}
        </MantineTabs.Panel>
      ))}
    </MantineTabs>
  );
}

import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import { useMemo } from "react";
import styles from "../tooltip/Tooltip.module.css";
import type { ShownTooltip } from "../tooltip/findTooltip.ts";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

interface TooltipFrameProps {
  open: boolean;
  id: string;
  shown: ShownTooltip | null;
}

/** What a tooltip looks like. */
export function TooltipFrame({ open, id, shown }: TooltipFrameProps) {
  const isBorn = useOpened(open);
  const anchor = useMemo(() => ({ current: shown?.target ?? null }), [shown]);
  if (!shown || !isBorn) return null;
  return (
    <Popover
      opened
      position={shown.target.dataset["tooltipSide"] === "right" ? "right" : "bottom"}
      offset={6}
      zIndex={1000}
      transitionProps={{ duration: 0 }}
      closeOnEscape={false}
      closeOnClickOutside={false}
      withRoles={false}
      withinPortal={false}
      floatingStrategy="fixed"
    >
      <Popover.Target>
        <Anchor element={anchor} />
      </Popover.Target>
      <Popover.Dropdown id={id} role="tooltip" className={styles.tooltip}>
        {shown.lines.map((line) => (
          <span key={line}>{line}</span>
        ))}
      </Popover.Dropdown>
    </Popover>
  );
}

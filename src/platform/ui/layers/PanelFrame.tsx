import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import type { ReactNode } from "react";
import type { LayerProps } from "./useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useOpened } from "./useOpened.ts";

interface PanelFrameProps extends LayerProps {
  /** Read with it. */
  name: string;
  width: number;
  className: string | undefined;
  children: ReactNode;
}

/** A panel under the button that opens it: the focus goes in, stays, and comes back. */
export function PanelFrame(props: PanelFrameProps) {
  const { id, target, open, onChange, name, width, className, children } = props;
  return (
    <Popover
      id={id}
      opened={useOpened(open)}
      onChange={onChange}
      position="bottom-end"
      width={width}
      radius={16}
      trapFocus
      returnFocus
      withinPortal={false}
    >
      <Popover.Target>
        <Anchor element={target} />
      </Popover.Target>
      <Popover.Dropdown aria-label={name} className={className}>
        {children}
      </Popover.Dropdown>
    </Popover>
  );
}

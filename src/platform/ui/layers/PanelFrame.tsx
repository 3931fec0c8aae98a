import { Popover } from "@mantine/core";
import "@mantine/core/styles/Popover.layer.css";
import type { ReactNode } from "react";
import sheet from "./Sheet.module.css";
import type { LayerProps } from "./useLayer.ts";
import { Anchor } from "./Anchor.tsx";
import { useIsSheet } from "./useIsSheet.ts";
import { useOpened } from "./useOpened.ts";

interface PanelFrameProps extends LayerProps {
  /** Read with it. */
  name: string;
  width: number;
  className: string | undefined;
  /** On a phone it is a sheet at the bottom of the screen. */
  isSheetOnPhone?: boolean;
  children: ReactNode;
}

/** A panel under the button that opens it: the focus goes in, stays, and comes back. */
export function PanelFrame(props: PanelFrameProps) {
  const { id, target, open, onChange, name, width, className = "", isSheetOnPhone = false, children } = props;
  const isSheet = useIsSheet() && isSheetOnPhone;
  return (
    <>
      {open && isSheet && (
        <div className={sheet.backdrop} aria-hidden="true" onClick={() => onChange(false)} />
      )}
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
        <Popover.Dropdown
          aria-label={name}
          // Mantine would name it after its button.
          aria-labelledby={undefined}
          className={isSheet ? `${className} ${sheet.sheet}` : className}
        >
          {children}
        </Popover.Dropdown>
      </Popover>
    </>
  );
}

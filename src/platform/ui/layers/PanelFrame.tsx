import { Popover, type PopoverProps } from "@mantine/core";
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
  /** Its button stands in the page, not in a bar: it is as tall as there is room, and on a phone a sheet at the bottom. */
  isInPage?: boolean;
  children: ReactNode;
}

const minHeight = 240;

/** Under what it opens from, above it or beside it: where it fits whole, else where there is most room, and no taller. */
const middlewares: NonNullable<PopoverProps["middlewares"]> = {
  flip: { fallbackPlacements: ["top-end", "right", "left"], fallbackStrategy: "bestFit" },
  size: {
    apply: ({ availableHeight, elements }) => {
      elements.floating.style.maxHeight = `${Math.max(minHeight, availableHeight - 8)}px`;
    },
  },
};

/** A panel under the button that opens it: the focus goes in, stays, and comes back. */
export function PanelFrame(props: PanelFrameProps) {
  const { id, target, open, onChange, name, width, className = "", isInPage = false, children } = props;
  const isSheet = useIsSheet() && isInPage;
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
        {...(isInPage && { middlewares })}
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

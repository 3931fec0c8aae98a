import { useState } from "react";

const key = "rondo_sidebar_collapsed";

function readStored(): boolean {
  try {
    return localStorage.getItem(key) === "1";
  } catch {
    return false;
  }
}

/** Kept on this device (§2 of docs/specification.md). */
export function useCollapsed(): [boolean, (collapsed: boolean) => void] {
  const [collapsed, setCollapsed] = useState(readStored);
  const choose = (next: boolean) => {
    setCollapsed(next);
    try {
      localStorage.setItem(key, next ? "1" : "0");
    } catch {
      // Storage may be closed: the choice lasts as long as the page.
    }
  };
  return [collapsed, choose];
}

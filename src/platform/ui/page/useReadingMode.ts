import { useLayoutEffect, useState } from "react";
import "./readingMode.css";

/**
 * While the page is there, the workspace around it steps back: no menu and no bars. Where there is no menu (a link to
 * one report, a visitor), the frame stays. Tells whether the page stands alone: then it shows the way back itself.
 */
export function useReadingMode(): boolean {
  const [isAlone] = useState(() => document.getElementById("menu") !== null);
  useLayoutEffect(() => {
    if (!isAlone) return undefined;
    const { dataset } = document.documentElement;
    dataset["reading"] = "";
    return () => {
      delete dataset["reading"];
    };
  }, [isAlone]);
  return isAlone;
}

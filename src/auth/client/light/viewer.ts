import { useEffect, useState } from "react";
import type { Viewer } from "#auth/contract.ts";
import { afterPaint } from "#platform/client/afterPaint.ts";
import { authApi } from "./api.ts";

let viewerPromise: Promise<Viewer | null> | null = null;

/** Asks who is signed in, once per visit; null as well when the answer does not come. */
export const askViewer = (): Promise<Viewer | null> =>
  (viewerPromise ??= authApi.viewer({}).catch(() => null));

/** Undefined until the answer comes. */
export function useViewer(): Viewer | null | undefined {
  const [viewer, setViewer] = useState<Viewer | null | undefined>(undefined);
  useEffect(() => {
    let stays = true;
    afterPaint(() => void askViewer().then((answer) => stays && setViewer(answer)));
    return () => {
      stays = false;
    };
  }, []);
  return viewer;
}

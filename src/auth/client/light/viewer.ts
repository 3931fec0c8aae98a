import { useEffect, useState } from "react";
import type { Viewer } from "#auth/contract.ts";
import { afterPaint } from "#platform/client/afterPaint.ts";
import { authApi } from "./api.ts";

let viewerPromise: Promise<Viewer | null> | null = null;

/** Who is signed in, asked once per visit. When the answer does not come, nobody is. */
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

import { useSay, useTexts } from "#platform/client/language.tsx";
import type { StorageHealth } from "../../contract/health.ts";

/** How much room there is, in steps. */
export function useDiskWords(): (disk: StorageHealth["disk"]) => string {
  const { storage: texts } = useTexts("systemState");
  const say = useSay();
  return (disk) => {
    if (!disk) return texts.elsewhere;
    const { atLeastGigabytes: count } = disk;
    return count === 0 ? texts.freeLittle : say(texts.free, { count });
  };
}

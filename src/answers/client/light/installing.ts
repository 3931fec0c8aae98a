import { useEffect } from "react";
import { isDeviceShared } from "#auth/client/light/sharedDevice.ts";
import { paths } from "#paths.ts";
import { afterFirstUse } from "#platform/client/afterFirstUse.ts";

/** Milliseconds to wait after the first use of the form, so that its own requests go first. */
const PAUSE = 1_000;

interface TrustedTypes {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (asked: string) => string },
  ) => { createScriptURL: (asked: string) => string };
}

let policy: ReturnType<TrustedTypes["createPolicy"]> | undefined;

/** Where Trusted Types are enforced, an address that becomes code has to come from a named policy, made once. */
function workerAddress(): string {
  const { trustedTypes } = window as { trustedTypes?: TrustedTypes };
  const address = paths.answerWorker();
  policy ??= trustedTypes?.createPolicy("rondo-worker", { createScriptURL: () => address });
  return policy?.createScriptURL(address) ?? address;
}

/** Where a page opens without a network; below it, the service worker answers. */
type OfflineScope = "/eval/" | "/pulse/survey/";

/**
 * From the second visit on, the form opens without a network; that of evaluations may be installed. Not on a shared
 * device.
 */
export function useInstallation(scope: OfflineScope) {
  useEffect(() => {
    if (isDeviceShared()) return undefined;
    const install = () => {
      if (scope === "/eval/") addManifest();
      // When the browser refuses (a private window), the form works as before, with a network.
      navigator.serviceWorker?.register(workerAddress(), { scope, updateViaCache: "none" }).catch(() => {});
    };
    let timer: ReturnType<typeof setTimeout> | undefined;
    const forget = afterFirstUse(() => {
      timer = setTimeout(install, PAUSE);
    });
    return () => {
      forget();
      clearTimeout(timer);
    };
  }, [scope]);
}

function addManifest() {
  const manifest = document.createElement("link");
  manifest.rel = "manifest";
  manifest.href = paths.answerManifest();
  document.head.append(manifest);
}

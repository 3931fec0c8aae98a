import { useTexts } from "#platform/client/language.tsx";
import { useOnline } from "#platform/client/screen.tsx";
import { Icon } from "./Icon.tsx";

interface NetworkBannerProperties {
  /** What happens to answers being written here: kept on the device, or as long as the page. */
  answers?: "kept" | "here" | undefined;
}

/** Non-blocking banner: the network is gone, and what happens to unsaved text. */
export function NetworkBanner({ answers }: NetworkBannerProperties) {
  const { status } = useTexts("platform");
  const online = useOnline();
  return (
    <output>
      {!online && (
        <span className="network-banner">
          <Icon name="offline" size={20} />
          {answers === "kept" ? status.offline : answers === "here" ? status.offlineHere : status.offlinePage}
        </span>
      )}
    </output>
  );
}

import { useTexts } from "#platform/client/language.tsx";
import { useOnline } from "#platform/client/screen.tsx";
import { Icon } from "./Icon.tsx";

/** Never in the way: says that the network is gone, and what happens to what is being written. */
export function NetworkBanner({ keepsAnswers = false }: { keepsAnswers?: boolean }) {
  const { status } = useTexts("platform");
  const online = useOnline();
  return (
    <output>
      {!online && (
        <span className="network-banner">
          <Icon name="offline" size={20} />
          {keepsAnswers ? status.offline : status.offlinePage}
        </span>
      )}
    </output>
  );
}

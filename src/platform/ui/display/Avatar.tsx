import { useState } from "react";
import { paths } from "#paths.ts";
import styles from "./Avatar.module.css";

interface AvatarProps {
  /** Two letters, or « ? » (people/rules.ts). */
  initials: string;
  /** A stored file; until it has come, and where it does not, the letters stand there. */
  picture?: string | null;
  size?: "small" | "medium" | "large";
}

/** Stands beside a name, so it is silent. */
export const Avatar = ({ initials, picture = null, size = "medium" }: AvatarProps) => (
  <span aria-hidden="true" data-avatar="" className={`${styles.avatar} ${styles[size]}`}>
    {initials}
    {picture && <Picture key={picture} id={picture} isSmall={size !== "large"} />}
  </span>
);

/** Asked for once it is near the window, then kept by the browser for an hour. */
function Picture({ id, isSmall }: { id: string; isSmall: boolean }) {
  const [isAvailable, setIsAvailable] = useState(true);
  return isAvailable ? (
    <img
      src={paths.avatar(id, isSmall ? "small" : undefined)}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setIsAvailable(false)}
    />
  ) : null;
}

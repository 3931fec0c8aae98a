import styles from "./styles/Avatar.module.css";

interface AvatarProps {
  /** Two letters, or « ? » (people/rules.ts). */
  initials: string;
  size?: "small" | "medium" | "large";
}

/** Stands beside a name, so it is silent. */
export const Avatar = ({ initials, size = "medium" }: AvatarProps) => (
  <span aria-hidden="true" data-avatar="" className={`${styles.avatar} ${styles[size]}`}>
    {initials}
  </span>
);

import { paths } from "#paths.ts";
import { useTexts } from "#platform/client/language.tsx";
import { InternalLink } from "#platform/ui/page/InternalLink.tsx";
import styles from "./Shell.module.css";

export function Footer() {
  const { shell } = useTexts("platform");
  return (
    <footer className={styles.footer}>
      <nav aria-label={shell.footerNavigation}>
        <ul>
          <li>
            <InternalLink to={paths.terms()}>{shell.terms}</InternalLink>
          </li>
          <li>
            <InternalLink to={paths.privacy()}>{shell.privacy}</InternalLink>
          </li>
          <li>
            <InternalLink to={paths.contact()}>{shell.contact}</InternalLink>
          </li>
        </ul>
      </nav>
    </footer>
  );
}

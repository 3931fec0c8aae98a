import { Illustration } from "#platform/client/Illustration.tsx";
import { useTexts } from "#platform/client/language.tsx";
import { Button } from "#platform/ui/actions/Button.tsx";
import styles from "../report.module.css";

/** An introduction before the first reading; for the person evaluated only, once. */
export function BeforeReading({ onRead }: { onRead: () => void }) {
  const { before } = useTexts("reports");
  return (
    <section aria-labelledby="before" className={styles.before}>
      <Illustration name="complete" size={148} />
      <h2 id="before">{before.title}</h2>
      <p>{before.words}</p>
      <Button variant="primary" onClick={onRead}>
        {before.read}
      </Button>
    </section>
  );
}

import { useTexts } from "#platform/client/language.tsx";
import { useLate } from "#platform/client/useLate.ts";
import { VisuallyHidden } from "./VisuallyHidden.tsx";
import styles from "./styles/Skeleton.module.css";

/** How many blocks each shape is made of; the style sheet gives them the sizes of what comes. */
const blocks = {
  /** The heading of a table and rows of one line. */
  list: 9,
  cards: 3,
  form: 4,
  /** A title and its line, a column of content, a column of facts. */
  detail: 5,
  /** The frame of an axis. */
  chart: 1,
};
export type SkeletonShape = keyof typeof blocks;

/** The shape of what comes, after 150 ms: what arrives sooner needs none. */
export function Skeleton({ shape = "list" }: { shape?: SkeletonShape }) {
  const isShown = useLate();
  return <SkeletonBlocks shape={shape} isShown={isShown} />;
}

/** The same, for who knows better when it is shown (QueryView). */
export function SkeletonBlocks({ shape, isShown }: { shape: SkeletonShape; isShown: boolean }) {
  const { status } = useTexts("platform");
  return (
    <div aria-busy="true" className={isShown ? styles.shown : styles.waiting}>
      <output>{isShown && <VisuallyHidden>{status.loading}</VisuallyHidden>}</output>
      <div aria-hidden="true" className={styles[shape]}>
        {Array.from({ length: blocks[shape] }, (_, block) => (
          <div key={block} className={styles.block} />
        ))}
      </div>
    </div>
  );
}

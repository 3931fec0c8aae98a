import { announce } from "#platform/client/screen.tsx";
import { useLanguage } from "#platform/client/language.tsx";
import { say } from "#platform/texts.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";
import { canMove, moved, visibleRows, type TreeItem, type TreeMove } from "./treeRules.ts";

/** Both languages come with the tree: few words, and none of them on the first page (src/platform/ui/README.md). */
export const useTreeTexts = () => ({ fr, en })[useLanguage().language];

/** Moves items and says where they have come to. */
export function useMoves(items: readonly TreeItem[], onMove: ((move: TreeMove) => void) | undefined) {
  const { language } = useLanguage();
  const texts = useTreeTexts();
  return (item: TreeItem, move: TreeMove | null): boolean => {
    if (!onMove || !move || !canMove(items, move)) {
      announce(say(language, texts.notMoved, { name: item.label }));
      return false;
    }
    const after = moved(items, move);
    const everywhere = { has: () => true } as unknown as ReadonlySet<string>;
    const rows = visibleRows(after, everywhere);
    const row = rows.find((each) => each.item.id === move.id);
    const parent = rows.find((each) => each.item.id === move.parentId)?.item.label;
    onMove(move);
    announce(
      say(language, parent === undefined ? texts.movedToTop : texts.movedUnder, {
        name: item.label,
        parent: parent ?? "",
        position: row?.position ?? 1,
        count: row?.siblings ?? 1,
      }),
    );
    return true;
  };
}

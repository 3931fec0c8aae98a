import { useEffect, useRef, useState, type ReactNode } from "react";
import { later } from "#platform/ui/later.ts";

/** So far under the screen, its code is asked for; near enough that a page that rests where it opens asks for none. */
const margin = "100px";

const onPage = new Set<() => Promise<void>>();

/** Every section of the page takes its height; one whose code does not come does not hold up the others. */
export const loadSections = () => Promise.allSettled([...onPage].map((load) => load()));

/**
 * A section under the first screen: its code comes when the section is nearly reached, or a moment after the page. Its
 * place is there before, so that the menu leads to it.
 */
export function below<Props extends { id: string }>(
  importComponent: () => Promise<(props: Props) => ReactNode>,
) {
  const Section = later<Props & { open: boolean }>(importComponent);
  return function Below(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const isHere = Section.useIsHere();
    const [isNear, setIsNear] = useState(false);
    useEffect(() => {
      onPage.add(Section.preload);
      return () => void onPage.delete(Section.preload);
    }, []);
    useEffect(() => {
      const observer = new IntersectionObserver(
        (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true),
        { rootMargin: margin },
      );
      if (place.current) observer.observe(place.current);
      return () => observer.disconnect();
    }, []);
    return (
      <div ref={place} id={isHere ? undefined : props.id}>
        <Section {...props} open={isNear || isHere} />
      </div>
    );
  };
}

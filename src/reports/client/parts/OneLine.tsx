import { VisuallyHidden } from "#platform/ui/display/VisuallyHidden.tsx";

/** « 3,5 à 4 » for the eye, « entre 3,5 et 4 » for the ear. */
export const OneLine = ({ short, children }: { short: string | null; children: string }) =>
  short === null ? (
    children
  ) : (
    <>
      <span aria-hidden="true">{short}</span>
      <VisuallyHidden>{children}</VisuallyHidden>
    </>
  );

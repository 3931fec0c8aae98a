import { useLanguage, useSay } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import { whyNotAskThem } from "../../rules/audience.ts";
import { en } from "./texts.en.ts";
import { fr } from "./texts.fr.ts";

const words = { fr, en };

interface TooFewPeopleProps {
  /** What cannot be planned, or what will not open. */
  of: keyof typeof fr;
  /** People who would be asked today. */
  asked: number;
  threshold: number;
}

/** Says beside an audience that it is too small to be asked; nothing where it is not. */
export function TooFewPeople({ of, asked, threshold }: TooFewPeopleProps) {
  const texts = words[useLanguage().language];
  const say = useSay();
  if (whyNotAskThem(asked, threshold) === null) return null;
  return (
    <Notice tone="warning" role="status">
      {say(texts[of], { threshold })}
    </Notice>
  );
}

import { useTexts } from "#platform/client/language.tsx";
import { Notice } from "#platform/ui/page/Notice.tsx";
import type { Bilingual } from "#platform/ui/forms/BilingualField.tsx";
import { languages } from "#platform/vocabulary.ts";
import { listWordingHints } from "../../rules/wordingHints.ts";

/** What may make a question hard to answer, in the language in which it is written. */
export function WordingHints({ text }: { text: Bilingual }) {
  const texts = useTexts("skills");
  const found = languages.flatMap((language) =>
    listWordingHints(text[language], language).map((hint) => ({ language, hint })),
  );
  return (
    <div role="status">
      {found.length > 0 && (
        <Notice title={texts.hints.title}>
          <ul>
            {found.map(({ language, hint }) => (
              <li key={`${language}-${hint}`}>
                {texts.languages[language]} {texts.hints[hint]}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

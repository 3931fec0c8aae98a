import { useContext, useMemo, type ReactNode } from "react";
import type { ErrorCode } from "#platform/errors.ts";
import type { Language } from "#platform/vocabulary.ts";
import { LanguageContext } from "./language.tsx";

interface BringErrorsProps {
  /** By language: both come with the part. */
  errors: Record<Language, Partial<Record<ErrorCode, string>>>;
  children: ReactNode;
}

/** Gives a part that any page may open the sentences of its refusals, which the page may not have. */
export function BringErrors({ errors, children }: BringErrorsProps) {
  const spoken = useContext(LanguageContext);
  const value = useMemo(() => {
    if (!spoken) return null;
    const { platform } = spoken.texts;
    const all = { ...platform.errors, ...errors[spoken.language] };
    return { ...spoken, texts: { ...spoken.texts, platform: { ...platform, errors: all } } };
  }, [spoken, errors]);
  return <LanguageContext value={value}>{children}</LanguageContext>;
}

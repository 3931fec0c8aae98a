import { useSay, useTexts } from "#platform/client/language.tsx";

/** « 100 % », « 90 % : il manque 10 », « 110 % : 10 de trop ». */
export function useTotalWords(): (total: number) => string {
  const texts = useTexts("weights");
  const say = useSay();
  return (total) =>
    total === 100
      ? say(texts.percent, { percent: total })
      : say(total < 100 ? texts.missing : texts.tooMuch, { total, difference: Math.abs(100 - total) });
}

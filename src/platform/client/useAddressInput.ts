import { useState } from "react";
import { withoutInvisible } from "#platform/invisible.ts";
import { useTexts } from "./language.tsx";

/**
 * What is typed or pasted in the field of an address, without invisible characters: a copied address often
 * brings one, and would be refused for no reason that can be seen. `note` says that one was removed.
 */
export function useAddressInput(isAddress: boolean, onChange: (value: string) => void) {
  const { form } = useTexts("platform");
  const [wasCleaned, setWasCleaned] = useState(false);
  const change = (typed: string) => {
    const value = isAddress ? withoutInvisible(typed) : typed;
    setWasCleaned(value !== typed);
    onChange(value);
  };
  return { change, note: wasCleaned ? form.invisibleRemoved : null };
}

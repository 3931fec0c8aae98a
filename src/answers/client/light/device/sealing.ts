/** What rests on the device: the ciphertext, what it takes to open it with the person's key, and when it was written. */
export interface Sealed {
  at: number;
  iv: Uint8Array<ArrayBuffer>;
  data: ArrayBuffer;
}

const IV_BYTES = 12;
const words = new TextEncoder();

/** AES-GCM; the browser uses the key for us and never shows it (`extractable` false), not even to our own code. */
export const newKey = (): Promise<CryptoKey> =>
  crypto.subtle.generateKey({ name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);

/** `label`: where the record rests. Bound to the ciphertext, so that one record cannot pass for another. */
export async function seal(key: CryptoKey, label: string, content: unknown, at: number): Promise<Sealed> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const plain = words.encode(JSON.stringify(content));
  const data = await crypto.subtle.encrypt(
    { name: "AES-GCM", iv, additionalData: words.encode(label) },
    key,
    plain,
  );
  return { at, iv, data };
}

/** Null when this key does not open it: another key, another place, or a damaged record. */
export async function unseal<Content>(
  key: CryptoKey,
  label: string,
  { iv, data }: Sealed,
): Promise<Content | null> {
  try {
    const plain = await crypto.subtle.decrypt(
      { name: "AES-GCM", iv, additionalData: words.encode(label) },
      key,
      data,
    );
    return JSON.parse(new TextDecoder().decode(plain)) as Content;
  } catch {
    return null;
  }
}

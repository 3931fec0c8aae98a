import zlib from "node:zlib";

/** The parts of a zip by name, read from its directory at the end. */
export function unzip(zip: Buffer): Map<string, string> {
  const parts = new Map<string, string>();
  const end = zip.lastIndexOf(Buffer.from("PK\u0005\u0006"));
  let place = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [size, length] = [zip.readUInt32LE(place + 20), zip.readUInt16LE(place + 28)];
    const name = zip.toString("utf8", place + 46, place + 46 + length);
    const local = zip.readUInt32LE(place + 42);
    const from = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    parts.set(name, zlib.inflateRawSync(zip.subarray(from, from + size)).toString("utf8"));
    place += 46 + length + zip.readUInt16LE(place + 30) + zip.readUInt16LE(place + 32);
  }
  return parts;
}

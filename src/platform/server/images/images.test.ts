import { EventEmitter, once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { createServer as createTcpServer, type AddressInfo, type Socket } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { Refusal } from "#platform/errors.ts";
import { makeImages, type ImageShape } from "./images.ts";
import { sniffImage } from "./sniff.ts";
import { png, pngChunk, svg, useBomb, zTxt } from "#platform/testing/images.ts";

const failures: string[] = [];
const entry = fileURLToPath(new URL("child.ts", import.meta.url));
const images = makeImages({ entry, onFailure: (failure) => failures.push(failure) });
const square: ImageShape = { accepts: ["png", "jpeg", "webp"], fit: "cover", sizes: [500, 96], as: "webp" };
const logo: ImageShape = { accepts: ["png", "jpeg", "webp", "svg"], fit: "inside", sizes: [512], as: "png" };
const sender = { companyId: "c" };

/** What became of an image: the sizes that were written, or the code of the refusal. */
const outcome = async (bytes: Uint8Array, shape = logo, by = images) => {
  try {
    const written = await by.encode(bytes, shape, sender);
    const facts = await Promise.all(written.map((image) => sharp(image).metadata()));
    return facts.map(({ format, width, height }) => `${format} ${width}×${height}`);
  } catch (error) {
    return error instanceof Refusal ? error.code : error;
  }
};

describe("an image that is sent", () => {
  test("is encoded anew, as a square and small again, never enlarged", async () => {
    const photo = await sharp(png({ width: 900, height: 600 }))
      .jpeg()
      .toBuffer();
    expect(await outcome(photo, square)).toEqual(["webp 500×500", "webp 96×96"]);
    expect(await outcome(png({ width: 300, height: 200 }), square)).toEqual(["webp 200×200", "webp 96×96"]);
    expect(await outcome(svg('<rect width="300" height="200"/>'))).toEqual(["png 512×341"]);
    expect(await outcome(png({ width: 40, height: 20 }))).toEqual(["png 40×20"]);
  });

  test("loses what it says of a place, and what follows its end", async () => {
    const exif = { IFD3: { GPSLatitude: "45/1 30/1 0/1", GPSLatitudeRef: "N" } };
    const photo = await sharp(png({ width: 90, height: 60 }))
      .withExif(exif)
      .jpeg()
      .toBuffer();
    expect((await sharp(photo).metadata()).exif).toBeDefined();
    const polyglot = Buffer.concat([photo, Buffer.from("<script>alert(1)</script>PK\u0003\u0004")]);
    const [large = new Uint8Array()] = await images.encode(polyglot, square, sender);
    expect((await sharp(large).metadata()).exif).toBeUndefined();
    expect(Buffer.from(large).includes("script")).toBe(false);
  });

  test("stands upright as the camera held it", async () => {
    const turned = await sharp(png({ width: 40, height: 20 }))
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(await outcome(turned)).toEqual(["png 20×40"]);
  });
});

describe("a hostile image", () => {
  const toBytes = (text: string) => Buffer.from(text);
  test.each<[string, () => Buffer, string]>([
    ["of another kind", () => toBytes("GIF89a"), "image_unreadable"],
    ["that is a page", () => toBytes("<!doctype html><script>alert(1)</script>"), "image_unreadable"],
    ["that is a PDF", () => toBytes("%PDF-1.7"), "image_unreadable"],
    ["that is empty", () => Buffer.alloc(0), "image_unreadable"],
    ["cut off", () => png({ width: 300, height: 300 }).subarray(0, 60), "image_unreadable"],
    [
      "that says PNG and is a page",
      () => Buffer.concat([png({ width: 1, height: 1 }).subarray(0, 8), toBytes("<html>")]),
      "image_unreadable",
    ],
    ["of 30,000 × 30,000 pixels in a few bytes", () => manyPixels(30_000), "image_too_many_pixels"],
    ["of 4,001 × 4,000 pixels", () => png({ width: 4001, height: 4000 }), "image_too_many_pixels"],
    ["with 64 MB in a text chunk", () => png({ width: 9, height: 9, extra: [zTxt(2 ** 26)] }), "png 9×9"],
    [
      "whose entities grow",
      () => toBytes(`<!DOCTYPE svg [<!ENTITY a "${"b".repeat(99)}">]><svg>&a;</svg>`),
      "image_unreadable",
    ],
    ["that is a drawing in gzip", () => Buffer.from([0x1f, 0x8b, 8]), "image_unreadable"],
  ])("%s: nothing but a clear answer", async (_name, bytes, expected) => {
    const found = await outcome(bytes());
    expect(Array.isArray(found) ? found.join() : found).toBe(expected);
  });

  test("that would take for ever is given up, and its process with it", async () => {
    const onFailure = (failure: string) => failures.push(failure);
    const hasty = makeImages({ entry, onFailure, timeoutMs: 500 });
    expect(await outcome(useBomb(9), logo, hasty)).toBe("image_unreadable");
    expect(failures).toEqual(["image process: SIGKILL"]);
  });

  test("is not taken for what the sender does not offer", async () => {
    expect(await outcome(svg("<rect/>"), square)).toBe("image_unreadable");
  });

  test("reaches nothing: neither a file of this machine nor an address", async () => {
    const asked: string[] = [];
    const server = createServer((request, response) => {
      asked.push(request.url ?? "");
      response.end();
    }).listen(0, "127.0.0.1");
    await once(server, "listening");
    const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const red = `file://${fileURLToPath(new URL("../../testing/images.ts", import.meta.url))}`;
    const drawing = svg(
      `<style>@import url("${address}/css");</style><script href="${address}/js">fetch("${address}/run")</script>
       <image href="${address}/image.png" width="9" height="9"/><image xlink:href="${red}" width="9" height="9"/>
       <foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="${address}/frame"/></foreignObject>
       <use xlink:href="${address}/use.svg#a"/><rect onload="fetch('${address}/on')" width="9" height="9"/>`,
    );
    expect(await outcome(drawing)).toEqual(["png 512×341"]);
    expect(asked).toEqual([]);
    server.close();
  });

  test("that is random is refused", async () => {
    const found = png({ width: 200, height: 200 });
    for (let seed = 1; seed <= 2; seed += 1) {
      const mutated = Buffer.from(found);
      for (let at = 8 + seed; at < mutated.length; at += 11 * seed)
        mutated[at] = (mutated[at] ?? 0) ^ (seed * 37);
      expect(["image_unreadable", "image_too_many_pixels"]).toContain(await outcome(mutated));
    }
  });
});

describe("drawings that take for ever", () => {
  /** Says which image it has begun, and ends it when it is told to: photographs at once, drawings by the test. */
  const script = (port: number) => `
    import { connect } from "node:net";
    const { type, shape } = JSON.parse(process.argv[2]);
    const socket = connect(${port}, "127.0.0.1", () => socket.write(type + shape.sizes[0]));
    socket.once("data", () => {
      process.stdout.write(JSON.stringify({ lengths: [] }) + "\\n");
      socket.end();
    });`;

  test("delay no photograph, and the drawing of another company by two of them at most", async () => {
    const begun: string[] = [];
    const held: Socket[] = [];
    const arrivals = new EventEmitter();
    const server = createTcpServer((socket) =>
      socket.once("data", (chunk) => {
        begun.push(String(chunk));
        if (String(chunk).startsWith("svg")) held.push(socket);
        else socket.write("end");
        arrivals.emit("begun");
      }),
    ).listen(0, "127.0.0.1");
    await once(server, "listening");
    const folder = mkdtempSync(path.join(tmpdir(), "rondo-images-"));
    const child = path.join(folder, "child.mjs");
    writeFileSync(child, script((server.address() as AddressInfo).port));
    const slow = makeImages({
      entry: child,
      onFailure: (failure) => failures.push(failure),
      timeoutMs: 60_000,
    });
    const send = (bytes: Uint8Array, companyId: string, size: number) =>
      slow.encode(bytes, { ...logo, sizes: [size] }, { companyId });

    const first = once(arrivals, "begun");
    const drawn = [
      send(svg("<rect/>"), "hostile", 1),
      send(svg("<rect/>"), "hostile", 2),
      send(svg("<rect/>"), "hostile", 3),
      send(svg("<rect/>"), "another", 4),
    ];
    await first;
    const small = png({ width: 1, height: 1 });
    await Promise.all([5, 6, 7].map((size) => send(small, "another", size)));
    expect(begun.toSorted()).toEqual(["png5", "png6", "png7", "svg1"]);
    arrivals.on("begun", () => held.shift()?.write("end"));
    held.shift()?.write("end");
    await Promise.all(drawn);
    expect(begun.slice(-3)).toEqual(["svg2", "svg4", "svg3"]);
    server.close();
    rmSync(folder, { recursive: true });
  });
});

/** A header that promises them, over no pixels at all. */
function manyPixels(side: number): Buffer {
  const small = png({ width: 1, height: 1 });
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([small.subarray(0, 8), pngChunk("IHDR", header), small.subarray(33)]);
}

test("an image is what its first bytes say", () => {
  expect(sniffImage(png({ width: 1, height: 1 }))).toBe("png");
  expect(sniffImage(Buffer.from("\uFEFF<?xml version='1.0'?>\n<!-- a --><svg xmlns='x'/>"))).toBe("svg");
  expect(sniffImage(Buffer.from("<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'a'><svg/>"))).toBe("svg");
  expect(sniffImage(Buffer.from("<svgx/>"))).toBeNull();
  expect(sniffImage(Buffer.from("<html><svg/></html>"))).toBeNull();
  expect(sniffImage(Buffer.from([0xff, 0xfe, 0x3c, 0]))).toBeNull();
});

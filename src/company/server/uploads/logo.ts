import { readFile } from "node:fs/promises";
import * as z from "zod";
import { pictures } from "#platform/contract/limits.ts";
import { storeFile } from "#platform/server/files/storedFiles.ts";
import type { ImageShape } from "#platform/server/images/images.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { changeLogo } from "../changeLogo.ts";

const Answer = z.object({ logo: z.uuid() });

/** PNG, which every mail program shows; drawings are drawn. */
const shape: ImageShape = { accepts: ["png", "jpeg", "webp", "svg"], fit: "inside", sizes: [512], as: "png" };

/** The logo of the company: in its emails and on its reports (§5 of docs/specification.md: 2 MB). */
export const logoUpload: Upload<string, typeof Answer> = {
  name: "logo",
  allow: "managePeople",
  limit: pictures,
  maxBytes: 2_000_000,
  types: ["image/png", "image/jpeg", "image/webp", "image/svg+xml"],
  keepsFile: false,
  answer: Answer,
  async read({ file, sender, services }) {
    const [bytes] = await services.images.encode(await readFile(file.path), shape, sender);
    if (!bytes) throw new Error("one size was asked for");
    const { companyId } = sender;
    return storeFile(services, { kind: "logo", companyId, object: { bytes, type: "image/png" } });
  },
  async keep({ read: logo, actor, tx, services }) {
    await changeLogo({ tx, actor, services, requestId: null }, logo);
    return { logo };
  },
};

import { readFile } from "node:fs/promises";
import * as z from "zod";
import { pictures } from "#platform/contract/limits.ts";
import { storeFile } from "#platform/server/files/storedFiles.ts";
import type { ImageShape } from "#platform/server/images/images.ts";
import type { Upload } from "#platform/server/files/uploads.ts";
import { changeAvatar } from "../changeAvatar.ts";

const Answer = z.object({ avatar: z.uuid() });

/** At most 500 × 500 pixels (§5 of docs/specification.md), and twice what a row of a list shows. */
const shape: ImageShape = { accepts: ["png", "jpeg", "webp"], fit: "cover", sizes: [500, 96], as: "webp" };
const type = "image/webp";

/** One's own picture: a square, encoded anew. */
export const avatarUpload: Upload<string, typeof Answer> = {
  name: "avatar",
  allow: "signedIn",
  limit: pictures,
  maxBytes: 2_000_000,
  types: ["image/png", "image/jpeg", "image/webp"],
  keepsFile: false,
  answer: Answer,
  async read({ file, sender, services }) {
    const [large, small] = await services.images.encode(await readFile(file.path), shape, sender);
    if (!large || !small) throw new Error("two sizes were asked for");
    const { companyId } = sender;
    const sizes = { object: { bytes: large, type }, small: { bytes: small, type } };
    return storeFile(services, { kind: "avatar", companyId, ...sizes });
  },
  async keep({ read: avatar, actor, tx, services }) {
    await changeAvatar({ tx, actor, services }, avatar);
    return { avatar };
  },
};

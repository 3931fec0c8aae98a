import type { Translation } from "#platform/texts.ts";
import type { fr } from "./texts.fr.ts";

export const en: Translation<typeof fr> = {
  title: "Frame the photo",
  area: "Photo framing",
  help: "Drag the photo, or move it with the arrow keys. The + and − keys zoom in and out.",
  zoom: "Zoom",
  closer: "Zoom in",
  further: "Zoom out",
  keep: "Keep this photo",
  unreadable: "Your browser can’t read this image. Choose a PNG, JPG or WebP file.",
};

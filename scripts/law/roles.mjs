const conceptFile =
  /^src\/[^/]+\/(?:(?:vocabulary|contract|rules)(?:\.ts$|\/)|texts(?:\.(?:fr|en)\.ts$|\/)|tables(?:\.ts$|\/)|server\/|client\/|testing\/)/;
const platformFile = /^src\/platform\/(?:[^/]+\.tsx?$|(?:contract|server|client|ui|light|testing)\/)/;
const emptyName = /(?:^|\/)(?:utils?|helpers?|common|types|misc|index)(?:\.test)?(?:\.tsx?$|\/)/i;

/** The folders of src that stand in no declared order. */
export function findUnlistedFolders(files, concepts) {
  const folders = new Set(
    files.filter((file) => file.split("/").length > 2).map((file) => file.split("/")[1]),
  );
  return [...folders]
    .filter((folder) => !["app", "platform", ...concepts].includes(folder))
    .map((folder) => ({
      where: `src/${folder}`,
      rule: "concepts-are-ordered",
      comment: "Give this folder its place in architecture.mjs.",
    }));
}

/** A file without a role would escape the rules of every role. */
export function findRoleViolation(file) {
  if (emptyName.test(file))
    return {
      where: file,
      rule: "names-say-something",
      comment: "No utils, helpers, common, types, misc, and no barrel (index).",
    };
  if (file.startsWith("src/app/") || file === "src/paths.ts" || /\.test\.tsx?$/.test(file)) return undefined;
  if (file.startsWith("src/platform/") ? platformFile.test(file) : conceptFile.test(file)) return undefined;
  return {
    where: file,
    rule: "files-have-a-role",
    comment:
      "vocabulary, contract, rules, texts, tables, server/ or client/ in a concept; see ARCHITECTURE.md for the platform.",
  };
}

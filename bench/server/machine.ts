import { readdirSync, readFileSync } from "node:fs";

const ticksPerSecond = 100;

/** The process and its descendants that live now. */
export function listProcessTree(root: number): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync("/proc")) {
    const parent = /^\d+$/.test(entry) ? readStat(Number(entry))?.parent : undefined;
    if (parent !== undefined) children.set(parent, [...(children.get(parent) ?? []), Number(entry)]);
  }
  const tree = [root];
  for (const pid of tree) tree.push(...(children.get(pid) ?? []));
  return tree;
}

/** Milliseconds of processor used by a tree since it began, those of its ended children included; to 10 ms. */
export const readCpuMs = (root: number): number =>
  listProcessTree(root).reduce((sum, pid) => sum + (readStat(pid)?.ticks ?? 0), 0) * (1000 / ticksPerSecond);

/** MiB of memory of a tree; pages shared with other processes are divided among them (PSS). */
export const readMemoryMib = (pids: readonly number[]): number =>
  pids.reduce((sum, pid) => sum + readPss(pid), 0) / 1024;

function readStat(pid: number): { parent: number; ticks: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    const fields = stat
      .slice(stat.lastIndexOf(")") + 2)
      .split(" ")
      .map(Number);
    // proc(5): ppid is the 4th field, utime stime cutime cstime the 14th to 17th; two are cut off with the name.
    const ticks = fields.slice(11, 15).reduce((sum, value) => sum + value, 0);
    return { parent: fields[1] ?? 0, ticks };
  } catch {
    return null;
  }
}

function readPss(pid: number): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0);
  } catch {
    return 0;
  }
}

export const readLoadAverage = (): number => Number(readFileSync("/proc/loadavg", "utf8").split(" ")[0]);

/**
 * How long this thread worked without letting anything else in (milliseconds of its own processor time, so that a
 * busy machine does not count), from the start until it is read. Precise to the 2 ms between two looks.
 */
export function watchBlocks(): { longest: () => number; stop: () => void } {
  let longest = 0;
  let before = threadMs();
  const look = () => {
    const now = threadMs();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(look, 2);
  return { longest: () => longest, stop: () => clearInterval(timer) };
}

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

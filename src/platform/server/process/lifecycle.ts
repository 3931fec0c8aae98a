import { StartupError } from "./startupError.ts";

type Closer = () => void | Promise<void>;

const closers: Closer[] = [];
let shuttingDown: Promise<void> | undefined;

const DEADLINE_MS = 10_000;
const EXIT_FORCED = 130;
/** One Ctrl-C arrives twice under npm: from the terminal, and from npm, which passes its own on. */
const SAME_SIGNAL_MS = 500;

/**
 * Registers what must be closed, in the order things were opened: closers run last first, each once, on SIGINT, on
 * SIGTERM or by `shutDown`. An impatient second signal leaves at once; a closer that hangs is given up after 10 s.
 */
export function onShutdown(close: Closer): void {
  if (closers.length === 0) listen();
  closers.push(close);
}

/** Closes everything and leaves with `code`, or with 1 when something could not be closed properly. */
export function shutDown(code = 0): Promise<void> {
  return (shuttingDown ??= closeAll(code));
}

/** One plain sentence for the operator, then the end: for what they can put right themselves. */
export function refuse(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(1);
}

/**
 * Ends a failed start: closes what was opened; a StartupError prints its sentence, any other error its stack. Errors
 * caused by the shutdown itself are ignored.
 */
export async function failToStart(error: unknown): Promise<void> {
  if (shuttingDown) return shuttingDown;
  process.stderr.write(`${describe(error)}\n`);
  await shutDown(1);
}

function listen(): void {
  let firstAt: number | undefined;
  for (const signal of ["SIGINT", "SIGTERM"] as const) {
    process.on(signal, () => {
      firstAt ??= performance.now();
      if (performance.now() - firstAt > SAME_SIGNAL_MS) process.exit(EXIT_FORCED);
      void shutDown();
    });
  }
}

async function closeAll(code: number): Promise<void> {
  const deadline = setTimeout(() => refuse("L’arrêt a dépassé 10 secondes : sortie forcée."), DEADLINE_MS);
  let exitCode = code;
  for (const close of closers.toReversed()) {
    try {
      await close();
    } catch (error) {
      process.stderr.write(`${describe(error)}\n`);
      exitCode = 1;
    }
  }
  clearTimeout(deadline);
  process.exit(exitCode);
}

function describe(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause === undefined ? "" : `\n${describe(error.cause)}`;
  return `${error.stack ?? error.message}${cause}`;
}

import type { DestinationStream } from 'pino';

type Destination = DestinationStream & { flush: () => void };

/** Short enough that nobody who watches the log notices it. */
const GATHERED_MS = 20;
/** Length at which the destination writes without being asked. Gathered lines stay below it and are written by `flush`. */
export const WRITTEN_AT = 16_000;
/** About what a pipe takes in one piece, also if several processes share it. */
const GATHERED_MAX = 4_000;

const atExit = new Set<() => void>();
const handOverAll = () => {
  for (const handOver of atExit) handOver();
};

/**
 * Gathers lines for a moment and writes them at once: a write of its own for each line wakes another thread, which
 * costs more than the line. The end of the process writes the rest; only a process that is killed loses what came in
 * the last moment.
 */
export const gatheredLines = (destination: Destination): DestinationStream => {
  let lines = '';
  let timer: NodeJS.Timeout | undefined;
  const handOver = () => {
    if (lines) destination.write(lines);
    lines = '';
  };
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    handOver();
    destination.flush();
  };
  // The destination itself writes everything that it has at the end, but only after this.
  if (atExit.size === 0) process.prependListener('exit', handOverAll);
  atExit.add(handOver);
  return {
    write: (line) => {
      lines += line;
      if (lines.length >= GATHERED_MAX) flush();
      else timer ??= setTimeout(flush, GATHERED_MS);
    },
  };
};

const LINE_SHARE = 0.1;
const SECOND_MS = 1000;

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Tells how far the demo is and how long the rest takes: on a terminal in one line, in a log every tenth. */
export const demoProgress = (screen: Screen, milliseconds: () => number) => {
  const begun = milliseconds();
  let told = 0;
  const seconds = (ms: number) => `${Math.max(1, Math.round(ms / SECOND_MS))} s`;
  return {
    step: (share: number, day: string) => {
      const isDone = share >= 1;
      if (isDone || share - told < (screen.isTTY ? LINE_SHARE / 10 : LINE_SHARE)) return;
      told = share;
      const passed = milliseconds() - begun;
      const line = `${Math.round(share * 100)} % · ${day} · about ${seconds((passed / share) * (1 - share))} left`;
      screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    /** How long it took. */
    end: () => {
      if (screen.isTTY) screen.write('\r\u001b[K');
      return seconds(milliseconds() - begun);
    },
  };
};

/** Highest number of lines in a log. */
const LINES = 10;
const REDRAWINGS = 100;
const SECOND_MS = 1000;

type Screen = Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;

/** Shows how far the demo is and how long the rest takes: on a terminal in one line, in a log every tenth. */
export const demoProgress = (screen: Screen, milliseconds: () => number) => {
  const begun = milliseconds();
  let lastPart = 0;
  const seconds = (ms: number) => `${Math.max(1, Math.round(ms / SECOND_MS))} s`;
  return {
    step: (share: number, day: string) => {
      const part = Math.floor(share * (screen.isTTY ? REDRAWINGS : LINES));
      if (share >= 1 || part <= lastPart) return;
      lastPart = part;
      const passed = milliseconds() - begun;
      const line = `${Math.round(share * 100)}% · ${day} · about ${seconds((passed / share) * (1 - share))} left`;
      screen.write(screen.isTTY ? `\r\u001b[K${line}` : `${line}\n`);
    },
    /** Returns how long it took. */
    end: () => {
      if (screen.isTTY) screen.write('\r\u001b[K');
      return seconds(milliseconds() - begun);
    },
  };
};

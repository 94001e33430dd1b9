/** Runs a program of the project, shown as it goes; gives its exit code. */
export declare const run: (command: string, args: string[], env?: Record<string, string>) => number;
/** Starts several that belong together: when one ends, the others end with it. */
export declare const runTogether: (
  programs: {
    command: string;
    args: string[];
    env?: Record<string, string>;
  }[],
) => void;

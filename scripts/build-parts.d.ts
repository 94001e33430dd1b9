/** Builds what is stale and leaves the rest alone. */
export declare const ensureBuilt: (say: (line: string) => void) => Promise<void>;

/** They bring native code or files of their own, and are looked for when the product starts. */
export declare const EXTERNAL_PACKAGES: string[];

/** Builds what is stale and leaves the rest alone. */
export declare const ensureBuilt: (say: (line: string) => void) => Promise<void>;

export type Sharp = Awaited<ReturnType<typeof loadSharp>>;

/** Loads the library of pictures with the first picture: it brings native code, and most days nobody sends one. */
export const loadSharp = async () => (await import('sharp')).default;

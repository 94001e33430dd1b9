/** The type is ours: what is inside can only ever be drawn. */
export const thumbnailUrl = (base64: string) => `data:image/webp;base64,${base64}`;

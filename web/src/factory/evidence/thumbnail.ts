/** Sets the type here, so that the content can only be shown as a picture. */
export const thumbnailUrl = (base64: string) => `data:image/webp;base64,${base64}`;

/** PDF readers look for the header within this length. */
const HEADER_BYTES = 1024;

/**
 * Checks whether the file can be a PDF at all, so that the user need not wait for the upload to learn it. The server
 * looks inside.
 */
export const looksLikePdf = async (file: File) => (await file.slice(0, HEADER_BYTES).text()).includes('%PDF-');

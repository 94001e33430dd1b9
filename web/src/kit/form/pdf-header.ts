/** As far as readers look for it. */
const HEADER_BYTES = 1024;

/** Whether it can be a PDF at all. Only a kindness, so that nobody waits for an upload to hear it; the server looks inside. */
export const looksLikePdf = async (file: File) => (await file.slice(0, HEADER_BYTES).text()).includes('%PDF-');

import { ApiError } from '@ieum/contract';

export const NO_FILE = 'auth:validation.businessCertificateRequired';
const TOO_LARGE = 'signup:refused.tooLarge';

/** What the server has against a file, in the words that sign-up has for it. */
const MESSAGES: Partial<Record<string, string>> = {
  not_pdf: 'signup:refused.notPdf',
  damaged: 'signup:refused.damaged',
  encrypted: 'signup:refused.encrypted',
  active_content: 'signup:refused.activeContent',
  too_complex: 'signup:refused.tooComplex',
  too_large: TOO_LARGE,
};

/** Nothing when it was not the file; something on the way may refuse what is large before our server can say so. */
export const fileMessage = (error: unknown) => {
  if (!(error instanceof ApiError)) return undefined;
  const { file } = error.fields;
  if (file !== undefined) return MESSAGES[file] ?? NO_FILE;
  return error.status === 413 ? TOO_LARGE : undefined;
};

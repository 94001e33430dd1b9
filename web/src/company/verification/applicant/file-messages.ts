import { ApiError } from '@ieum/contract';

export const NO_FILE = 'auth:validation.businessCertificateRequired';
const TOO_LARGE = 'signup:refused.tooLarge';

/** Maps the server's reasons for refusing a file to the messages of sign-up. */
const MESSAGES: Partial<Record<string, string>> = {
  not_pdf: 'signup:refused.notPdf',
  damaged: 'signup:refused.damaged',
  encrypted: 'signup:refused.encrypted',
  active_content: 'signup:refused.activeContent',
  too_complex: 'signup:refused.tooComplex',
  too_large: TOO_LARGE,
};

/**
 * Returns undefined if the failure is not about the file. A proxy may refuse a large file with 413 before the server
 * can name it.
 */
export const fileMessage = (error: unknown) => {
  if (!(error instanceof ApiError)) return undefined;
  const { file } = error.fields;
  if (file !== undefined) return MESSAGES[file] ?? NO_FILE;
  return error.status === 413 ? TOO_LARGE : undefined;
};

import { z } from 'zod';

const MISSING = 'company:problem.file.missing';

/** Requires a file before the form is sent. */
export const chosenCertificate = z.custom<File | null>().transform((file, context) => {
  if (!file) context.addIssue({ code: 'custom', message: MISSING });
  return file ?? z.NEVER;
});

/** Maps the server's reasons for refusing a file to the form's messages. */
export const CERTIFICATE_PROBLEMS = {
  'file.not_pdf': 'company:problem.file.not_pdf',
  'file.damaged': 'company:problem.file.damaged',
  'file.encrypted': 'company:problem.file.encrypted',
  'file.active_content': 'company:problem.file.active_content',
  'file.too_complex': 'company:problem.file.too_complex',
  'file.too_large': 'company:problem.file.too_large',
};

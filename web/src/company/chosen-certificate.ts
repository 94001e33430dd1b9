import { z } from 'zod';

const MISSING = 'company:problem.file.missing';

/** A file that has to be chosen before the form is sent. */
export const chosenCertificate = z.custom<File | null>().transform((file, context) => {
  if (!file) context.addIssue({ code: 'custom', message: MISSING });
  return file ?? z.NEVER;
});

/** What the server has against a file, as its form says it. */
export const CERTIFICATE_PROBLEMS = {
  'file.not_pdf': 'company:problem.file.not_pdf',
  'file.damaged': 'company:problem.file.damaged',
  'file.encrypted': 'company:problem.file.encrypted',
  'file.active_content': 'company:problem.file.active_content',
  'file.too_complex': 'company:problem.file.too_complex',
  'file.too_large': 'company:problem.file.too_large',
};

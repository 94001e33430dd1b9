/** Refusals of every act on a declaration, on either side. */
export const declarationErrors = ['request.not_found', 'review.declaration_changed', 'review.act_impossible'] as const;

/** Refusals of a file, for a declaration or for a corrective action. */
const badFiles = ['not_pdf', 'damaged', 'encrypted', 'active_content', 'too_complex', 'not_picture'] as const;
export const attachmentErrors = [
  'request.too_many',
  'review.attachments_full',
  'review.attachment_type',
  'review.attachment_sheet',
  ...badFiles.map((trouble) => `document.${trouble}` as const),
] as const;

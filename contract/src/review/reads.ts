/**
 * Reads of reviews. A step of one record shows in the lists of requests, declarations, the queue, corrective actions and
 * tasks.
 */
export const REVIEW_READS = [
  'listReviewRequests',
  'getReviewRequest',
  'listReviewSuppliers',
  'listReviewSeries',
  'getReviewSeries',
  'getSeriesAnswers',
  'listReviewTemplates',
  'getReviewTemplate',
  'listOwnDeclarations',
  'previewDeclaration',
  'listPhrases',
  'listReviewQueue',
  'getDeclaration',
  'getReviewRound',
  'listDeclarationEvents',
  'listActions',
  'getAction',
  'listTasks',
] as const;

import { z } from 'zod';
import { CALLERS, defineContract } from '../kit/endpoint.ts';

export const documentContract = defineContract({
  getDocument: {
    summary: 'Returns an uploaded file.',
    method: 'GET',
    path: '/documents/:id',
    access: CALLERS,
    input: z.strictObject({ id: z.uuid() }),
    output: z.object({}),
    body: 'file',
    mediaTypes: ['application/pdf', 'image/webp'],
    transaction: 'own',
    errors: ['request.not_found'],
  },
});

/** Each error also names the field `file`, with the last part of the code as its reason. */
export const documentErrors = {
  'document.missing': 400,
  'document.gone': 410,
  'document.too_large': 413,
  'document.not_pdf': 422,
  'document.damaged': 422,
  'document.encrypted': 422,
  'document.active_content': 422,
  'document.too_complex': 422,
  'document.not_picture': 422,
} as const;

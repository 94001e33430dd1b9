import type { Examples } from '../kit/endpoint.ts';
import type { documentContract } from './document.ts';

export const documentExamples: Examples<typeof documentContract> = {
  getDocument: { input: { id: '019a8406-9f6c-7c3e-8d3a-3b1f0c5e7a21' }, output: {} },
};

import { linksExamples } from './links.examples.ts';
import { productExamples } from './product.examples.ts';

export const supplyExamples = { ...productExamples, ...linksExamples };

import '../../../kit/form/zod-settings.ts';
import { z } from 'zod';

export const LIMITS = { company: 50, factory: 50, note: 500, phone: 20, workers: 100_000, fileBytes: 10 * 1024 * 1024 };

const BUSINESS_NUMBER = /^\d{10}$/;
const REQUIRED = 'form.required';
/** Refuses `null`, the value of a field that was never filled in, as missing and not as a wrong number. */
const filledNumber = z
  .number()
  .nullable()
  .refine((value) => value !== null, REQUIRED);

export const sampleForm = z.object({
  company: z.string().trim().min(1).max(LIMITS.company),
  businessNumber: z.string().min(1).regex(BUSINESS_NUMBER),
  email: z.email(),
  phone: z.string().trim().min(1).max(LIMITS.phone),
  password: z.string().min(8),
  site: z.string().trim(),
  factory: z.string().trim().min(1).max(LIMITS.factory),
  country: z.string().min(1),
  area: filledNumber,
  workers: z.number().int().min(0).max(LIMITS.workers).nullable(),
  shift: z.enum(['day', 'two', 'three'], REQUIRED),
  certificate: z.array(z.file()).min(1, REQUIRED),
  note: z.string().trim().max(LIMITS.note),
  hasNews: z.boolean(),
  hasAgreed: z.boolean().refine((isTicked) => isTicked, REQUIRED),
});

export type SampleForm = z.input<typeof sampleForm>;
export type SampleAnswer = z.output<typeof sampleForm>;

export const EMPTY_SAMPLE: Partial<SampleForm> = {
  company: '',
  businessNumber: '',
  email: '',
  phone: '',
  password: '',
  site: '',
  factory: '',
  country: 'KR',
  area: null,
  workers: null,
  certificate: [],
  note: '',
  hasNews: true,
  hasAgreed: false,
};

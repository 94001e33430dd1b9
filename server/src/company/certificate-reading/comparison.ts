import { normalizedNumber, readCompanyNumber } from '@ieum/contract';
import { cleanCompanyName, cleanPersonName } from '../comparable-names.ts';
import type { CertificateField, Found, Reading } from './reading.ts';

const COMPARED = ['businessNumber', 'companyName', 'representative', 'openedOn'] as const;
type ComparedField = (typeof COMPARED)[number] & CertificateField;

/** A field is empty or missing if the applicant has not typed it. */
export type Typed = Partial<Record<ComparedField, string | null>>;

/**
 * `several`: the certificate has different values. `no_text`: it has no text that can be read. The operator looks at
 * the certificate in both cases.
 */
type Agreement = 'agrees' | 'differs' | 'several' | 'not_found' | 'not_typed' | 'no_text';

export type Comparison = { field: ComparedField; typed: string; found: string[]; agreement: Agreement };

/** Compares the typed values with the certificate, field by field. */
export const compareReading = (reading: Reading, typed: Typed): Comparison[] =>
  COMPARED.map((field) => {
    const input = (typed[field] ?? '').trim();
    const found = reading.found[field];
    const agreement = reading.hasText ? agreementOf(field, input, found) : 'no_text';
    return { field, typed: input, found: found.map(({ value }) => value), agreement };
  });

const agreementOf = (field: ComparedField, typed: string, found: Found[]): Agreement => {
  if (found.length === 0) return 'not_found';
  if (typed === '') return 'not_typed';
  const written = new Set(found.map(({ value }) => CLEANED[field](value)));
  if (field === 'representative') return everyNameIn(typed, written) ? 'agrees' : 'differs';
  if (written.size > 1) return 'several';
  return written.has(CLEANED[field](typed)) ? 'agrees' : 'differs';
};

const digitsOf = (value: string) => value.normalize('NFKC').replace(/\D/g, '');

/** Reduces the number of a company abroad to the number that it has there. */
const bareNumber = (value: string) => {
  const number = readCompanyNumber(value);
  const local = number.kind === 'foreign' ? number.registration : number.digits;
  return normalizedNumber(local).replace(/[^\p{L}\p{N}]/gu, '');
};

const CLEANED: Record<ComparedField, (value: string) => string> = {
  businessNumber: bareNumber,
  companyName: cleanCompanyName,
  representative: cleanPersonName,
  openedOn: digitsOf,
};

/** Accepts one or all names, because a company may have several representatives. */
const everyNameIn = (typed: string, written: Set<string>) => {
  const names = typed
    .split(/[,/;·、，]/)
    .map(cleanPersonName)
    .filter(Boolean);
  return names.length > 0 && names.every((name) => written.has(name));
};

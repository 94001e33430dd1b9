import { cleanCompanyName, cleanPersonName } from '../comparable-names.ts';
import { abroadOf, plainNumber } from '../registration-number.ts';
import type { CertificateField, Found, Reading } from './reading.ts';

const COMPARED = ['businessNumber', 'companyName', 'representative', 'openedOn'] as const;
type ComparedField = (typeof COMPARED)[number] & CertificateField;

/** Empty or left out where the applicant has not said it. */
export type Typed = Partial<Record<ComparedField, string | null>>;

/**
 * `several`: the certificate says different things. `no_text`: it says nothing that can be read. Whoever decides looks at
 * the certificate either way.
 */
type Agreement = 'agrees' | 'differs' | 'several' | 'not_found' | 'not_typed' | 'no_text';

export type Comparison = { field: ComparedField; typed: string; found: string[]; agreement: Agreement };

/** What was typed against what the certificate says, field by field. */
export const compareReading = (reading: Reading, typed: Typed): Comparison[] =>
  COMPARED.map((field) => {
    const said = (typed[field] ?? '').trim();
    const found = reading.found[field];
    const agreement = reading.hasText ? agreementOf(field, said, found) : 'no_text';
    return { field, typed: said, found: found.map(({ value }) => value), agreement };
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

/** Of a company abroad the number that it has there. */
const bareNumber = (value: string) => plainNumber(abroadOf(value)?.number ?? value).replace(/[^\p{L}\p{N}]/gu, '');

const CLEANED: Record<ComparedField, (value: string) => string> = {
  businessNumber: bareNumber,
  companyName: cleanCompanyName,
  representative: cleanPersonName,
  openedOn: digitsOf,
};

/** A company may have several representatives, and whoever types names one of them, or all. */
const everyNameIn = (typed: string, written: Set<string>) => {
  const names = typed
    .split(/[,/;·、，]/)
    .map(cleanPersonName)
    .filter(Boolean);
  return names.length > 0 && names.every((name) => written.has(name));
};

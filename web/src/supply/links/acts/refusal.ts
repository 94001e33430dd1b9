import { ApiError } from '@ieum/contract';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import { failureSentence } from '../../../kit/api/failure-sentence.ts';
import { showProblems } from '../../../kit/form/refusal.ts';
import { i18n } from '../../../kit/language/i18n.ts';
import { showToast } from '../../../kit/ui/toast/toasts.ts';

/** Refusals that only the form shows. */
export const SAID_AT_FIELDS: string[] = [
  'supply.link_to_self',
  'supply.partner_missing',
  'supply.shares_over_whole',
  'supply.validity_reversed',
  'supply.validity_overlaps',
];

/** Returns the form fields and messages for a refusal of the server. */
const placeOf = ({ code, fields }: ApiError): [field: string, message: string][] => {
  switch (code) {
    case 'supply.shares_over_whole':
      return [['figures.spendShare', `link:problem.overWhole?free=${fields.spendShare ?? '0'}`]];
    case 'supply.validity_reversed':
      return [['figures.validTo', 'link:problem.reversed']];
    case 'supply.validity_overlaps':
      return [['figures.validFrom', 'link:problem.overlaps']];
    case 'supply.link_to_self':
      return [[fields.companyId ? 'companyId' : 'businessNumber', 'link:problem.self']];
    case 'supply.partner_missing':
      return [['words.company', 'form.required']];
    default:
      return Object.entries(fields).map(([field, reason]) => [shownAs(field), MESSAGES[reason] ?? 'form.invalid']);
  }
};

const MESSAGES: Partial<Record<string, string>> = {
  missing: 'form.required',
  retired: 'link:problem.retired',
  unknown: 'link:problem.unknown',
};

const shownAs = (field: string) => field.replace(/(buyer|supplier)FactoryIds$/, 'factoryIds');

/** Shows each refusal at its field and focuses the first. Returns true if another user has changed the link first. */
export const showLinkRefusal = <T extends FieldValues, O>(form: UseFormReturn<T, unknown, O>, error: Error) => {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'supply.link_changed') return true;
  const places = placeOf(error);
  const isPlaced = places.some(([field]) => (field.split('.')[0] ?? '') in form.getValues());
  if (isPlaced) showProblems(form, places);
  // A small form may have no field for it: a toast then shows the refusal.
  else if (SAID_AT_FIELDS.includes(error.code))
    showToast({ kind: 'error', text: failureSentence(error, i18n.t('unknownError')) });
  return false;
};

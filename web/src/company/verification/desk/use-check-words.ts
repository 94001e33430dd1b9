import { bracketed, type CaseCheck } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';

const KINDS = [
  'individual_taxable',
  'individual_exempt',
  'corporation',
  'branch',
  'nonprofit',
  'public',
  'foreign',
  'religious',
  'other_body',
] as const;
const TAX_STATES = ['active', 'suspended', 'closed', 'unregistered'] as const;
const SKIPS = ['abroad', 'no_name', 'not_read', 'no_text', 'cut_off', 'not_found', 'not_asked'] as const;
const AGREEMENTS = ['agrees', 'differs', 'several', 'not_found', 'not_typed', 'no_text'] as const;

const scriptName = (script: string, tag: string) => new Intl.DisplayNames(tag, { type: 'script' }).of(script) ?? script;

const oneOf = <T extends string>(known: readonly T[], value: string | undefined) =>
  known.find((item) => item === value);

/** Describes the result of a check. Returns an empty text for a result that only a newer server knows. */
export const useCheckWords = () => {
  const { t } = useTranslation('verification');
  const { tag } = useLanguage();
  return ({ check, outcome, detail }: CaseCheck): string => {
    if (outcome === 'skipped') {
      // Older checks use the name "no_number".
      const why = oneOf(SKIPS, detail.why === 'no_number' ? 'abroad' : detail.why);
      return why ? t(`skipped.${why}`) : '';
    }
    switch (check) {
      case 'number_range': {
        const kind = oneOf(KINDS, detail.kind);
        const kindName = kind ? t(`companyKind.${kind}`) : t('companyKind.unknown');
        return detail.why === 'prefix' ? `${kindName} · ${t('check.number_range.prefix')}` : kindName;
      }
      case 'duplicate':
        return t('check.duplicate.detail', { verified: detail.verified ?? '0', claims: detail.claims ?? '0' });
      case 'certificate_text': {
        const agreement = oneOf(AGREEMENTS, detail.number);
        return agreement ? t('check.certificate_text.detail', { agreement: t(`agreement.${agreement}`) }) : '';
      }
      case 'certificate_age':
        return detail.issuedOn ? t('check.certificate_age.detail', { date: formatDate(detail.issuedOn, tag) }) : '';
      case 'name_letters': {
        const scripts = detail.scripts?.split(' ').map((script) => scriptName(script, tag));
        const mixed = scripts && t('check.name_letters.mixed', { scripts: scripts.join(', ') });
        const same = detail.same && t('check.name_letters.same', { companies: detail.same });
        return [mixed, same].filter(Boolean).join(' · ') || t('check.name_letters.pass');
      }
      case 'tax_office': {
        const state = oneOf(TAX_STATES, detail.state);
        const stateName = state ? t(`taxState.${state}`) : t('taxState.unknown');
        return detail.endedOn ? bracketed(stateName, formatDate(detail.endedOn, tag), tag) : stateName;
      }
      default:
        return t(`check.${check}.${outcome === 'pass' ? 'pass' : 'fail'}`);
    }
  };
};

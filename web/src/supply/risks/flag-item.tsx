import { regionName, type SupplyFlag, valuesFor } from '@ieum/contract';
import { ArrowRight } from 'lucide-react';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note, RowWords } from '../../kit/ui/section/section.tsx';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { useMaterialWords } from '../materials/material-words.ts';
import { useQuantityWords } from '../quantity-words.ts';
import { useTierWords } from '../tiers/words.ts';
import { useWakeFlag } from './flag.queries.ts';
import { FlagBadge } from './flag-badge.tsx';
import { flagPlace } from './flag-place.ts';
import styles from './flags.module.css';

const EVIDENCE = [
  'partner',
  'product',
  'goods',
  'standard',
  'validTo',
  'since',
  'spendShare',
  'share',
  'sites',
  'country',
  'region',
  'materials',
  'factory',
  'period',
  'shipped',
  'received',
  'difference',
  'gap',
  'gapPercent',
] as const;

/** Evidence that is a number; its label has the unit. */
const FIGURES: string[] = ['spendShare', 'share', 'sites', 'difference'];

/** Component that a slice above this one offers for a flag. */
export type FlagStep = ComponentType<{ flag: SupplyFlag; name: string }>;

type FlagItemProps = { flag: SupplyFlag; canSnooze: boolean; onSnooze: () => void; Task: FlagStep };

/** Shows the flag, its evidence and the step that closes it. */
export const FlagItem = ({ flag, canSnooze, onSnooze, Task }: FlagItemProps) => {
  const { t } = useTranslation('flag');
  const { name: language, tag } = useLanguage();
  const { countryOf } = useTierWords();
  const materials = useMaterialWords();
  const words = useQuantityWords();
  const wake = useWakeFlag();
  const { code, subjectId, snooze, step } = flag;
  const textOf = (name: (typeof EVIDENCE)[number], value: string) => {
    if (name === 'country') return countryOf(value);
    if (name === 'materials') return value.split(' ').map(materials.textOf).join(', ');
    if (name === 'period') return words.period(value);
    // The label says that the amount is missing, so the figure needs no sign.
    if (name === 'gapPercent') return words.number(Math.abs(Number(value)));
    if (name === 'region') return regionName(value, language, flag.evidence.country ?? '');
    if (FIGURES.includes(name)) return words.number(Number(value));
    if (name === 'shipped' || name === 'received' || name === 'gap') {
      const [quantity, unit = ''] = value.split(' ');
      return words.quantity(Math.abs(Number(quantity)), unit);
    }
    return name === 'validTo' || name === 'since' ? formatDate(value, tag) : value;
  };
  const known = valuesFor(flag.evidence, language);
  const evidence = EVIDENCE.flatMap((name) => {
    const value = known[name];
    return value ? [{ name, value: textOf(name, value) }] : [];
  });
  const awake = () => showToast({ kind: 'done', text: t('woken') });
  return (
    <li>
      <RowWords>
        <span>
          <FlagBadge flag={flag} />
        </span>
        <dl className={styles.evidence}>
          <div>
            <dt>{t('severityLabel')}</dt>
            <dd>{t(`severity.${flag.severity}`)}</dd>
          </div>
          {evidence.map(({ name, value }) => (
            <div key={name}>
              <dt>{t(`evidence.${name}`)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {snooze && (
          <Note as="span">
            {t('snoozedUntil', { by: snooze.by, day: formatDate(snooze.until, tag), reason: snooze.reason })}
          </Note>
        )}
        <Link className={styles.step} to={flagPlace(flag)}>
          {t(`step.${step}`)}
          <ArrowRight size={14} aria-hidden />
        </Link>
      </RowWords>
      {canSnooze && <Task flag={flag} name={t(`code.${code}`)} />}
      {canSnooze && !snooze && (
        <Button size="small" onClick={onSnooze}>
          {t('snooze')}
        </Button>
      )}
      {canSnooze && snooze && (
        <Button
          size="small"
          isPending={wake.isPending}
          onClick={() => wake.mutate({ code, subjectId }, { onSuccess: awake })}
        >
          {t('wake')}
        </Button>
      )}
    </li>
  );
};

import { isMaterial, type Mark } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { MaterialMark } from '../../supply/materials/material-mark.tsx';
import { useMaterialWords } from '../../supply/materials/material-words.ts';
import type { FlowPicture } from '../flow.queries.ts';
import { useFlowWords } from '../flow-words.ts';
import type { FlowScreen } from './address.ts';
import styles from './chips.module.css';
import { type Choice, choicesOf, markOfChoice } from './drawing/band-goods.ts';

type Sum = { kg: number; rows: number; weightless: number };

/** Narrows the picture down to one material, so that a heavy one does not hide the others. */
export const MaterialChips = ({ data, address }: { data: FlowPicture; address: FlowScreen }) => {
  const { t } = useTranslation('flow');
  const { mass, number } = useFlowWords();
  const nameOf = useChoiceName();
  const sums = new Map<Choice, Sum>();
  for (const band of data.bands.filter(({ isGroup }) => !isGroup))
    for (const choice of choicesOf(band)) {
      const { kg, rows, weightless } = sums.get(choice) ?? { kg: 0, rows: 0, weightless: 0 };
      const own = band.rows ?? 0;
      sums.set(choice, {
        kg: kg + (band.isOwn ? (band.kg ?? 0) : 0),
        rows: rows + own,
        weightless: weightless + (band.isWeightless ? own : 0),
      });
    }
  const sorted = [...sums].toSorted(
    ([one, first], [next, second]) => rankOf(one) - rankOf(next) || second.kg - first.kg || (one < next ? -1 : 1),
  );
  const amountOf = ({ kg, rows, weightless }: Sum) => {
    if (kg > 0) return mass(kg);
    return rows > 0 && weightless === rows ? t('map.chip.unknown', { count: rows }) : t('map.chip.share');
  };
  return (
    <fieldset className={styles.chips} aria-label={t('map.chip.label')}>
      {address.unit === 'kg' && (
        <Chip to={address.hrefOf({ material: '' })} isChosen={address.material === ''} name={t('map.chip.all')}>
          {t('map.chip.rows', { count: data.totals.rows, shown: number(data.totals.rows) })}
        </Chip>
      )}
      {sorted.map(([choice, sum]) => (
        <Chip
          key={choice}
          to={address.hrefOf({ material: choice })}
          isChosen={address.material === choice}
          mark={markOfChoice(choice)}
          name={nameOf(choice)}
        >
          {amountOf(sum)}
        </Chip>
      ))}
    </fieldset>
  );
};

/** Goods without a material come last, mixed goods before them. */
const rankOf = (choice: Choice) => {
  if (choice === 'none') return 2;
  return isMaterial(choice) ? 0 : 1;
};

const useChoiceName = () => {
  const words = useMaterialWords();
  return (choice: Choice) => (isMaterial(choice) ? words.nameOf(choice) : words.markOf(choice));
};

type ChipProps = { to: string; isChosen: boolean; mark?: Mark; name: string; children: string };

const Chip = ({ to, isChosen, mark, name, children }: ChipProps) => (
  <Link to={to} className={styles.chip} preventScrollReset aria-current={isChosen ? 'true' : undefined}>
    {mark && <MaterialMark mark={mark} />}
    <strong>{name}</strong>
    <span>{children}</span>
  </Link>
);

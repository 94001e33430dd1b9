import type { Balance, BalanceRow, BalanceVerdict } from '@ieum/contract';
import { flowPaths } from '@ieum/contract/flow/flow.paths.ts';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button, LinkButton } from '../../kit/ui/button/button.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from '../flow.module.css';
import { useFlowWords } from '../flow-words.ts';
import { ledgerAddress } from '../ledger/address.ts';
import balanceStyles from './balance.module.css';
import { ToleranceDialog } from './tolerance-dialog.tsx';

const TONES = { ok: 'good', breach: 'bad', surplus: 'warn', unknown: 'neutral' } as const;

type BalanceCardProps = { row: BalanceRow; period: string; canSetTolerance: boolean };

/** Shows one output and one of its inputs: the available quantity, the needed quantity and the gap. */
export const BalanceCard = ({ row, period, canSetTolerance }: BalanceCardProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const [isSetting, setSetting] = useState(false);
  const { factory, product, input, single, rolling, tolerance } = row;
  const plain = ledgerAddress.read(new URLSearchParams());
  const rows = ledgerAddress.hrefOf({ ...plain, factoryId: factory.id, from: period, to: period });
  return (
    <li className={styles.panel}>
      <div className={styles.partHead}>
        <div>
          <h2 className={balanceStyles.title}>
            <bdi>{`${product.name} ← ${input.name}`}</bdi>
          </h2>
          <Note>
            {[factory.name, words.period(period), t('balance.tolerance', { percent: words.percent(tolerance) })].join(
              ' · ',
            )}
          </Note>
        </div>
        <Verdict verdict={single.verdict} />
      </div>
      <div className={balanceStyles.both}>
        <Sum title={t('balance.single')} row={row} balance={single} />
        {rolling && <Sum title={t('balance.rolling')} row={row} balance={rolling} />}
      </div>
      <div className={styles.actions}>
        <LinkButton size="small" to={rows}>
          {t('balance.rows')}
        </LinkButton>
        <LinkButton size="small" to={flowPaths.productionOf({ factoryId: factory.id, productId: product.id, period })}>
          {t('balance.production')}
        </LinkButton>
        {canSetTolerance && (
          <Button size="small" onClick={() => setSetting(true)}>
            {t('balance.setTolerance')}
          </Button>
        )}
      </div>
      {isSetting && <ToleranceDialog product={product} percent={tolerance} onClose={() => setSetting(false)} />}
    </li>
  );
};

const Verdict = ({ verdict }: { verdict: BalanceVerdict }) => {
  const { t } = useTranslation('flow');
  const icon = verdict === 'unknown' && { icon: CircleHelp };
  return (
    <Badge tone={TONES[verdict]} {...icon}>
      {t(`verdict.${verdict}`)}
    </Badge>
  );
};

type SumProps = { title: string; row: BalanceRow; balance: Balance };

/** Shows the calculation step by step. */
const Sum = ({ title, row, balance }: SumProps) => {
  const { t } = useTranslation('flow');
  const words = useFlowWords();
  const { unit, outUnit, outSource, quantityPerUnit, lossPercent } = row;
  const { from, to, out, received, stockOpen, stockClose, available, need, gap, gapPercent, verdict, reason } = balance;
  const show = (value: number | null) => (value === null ? t('balance.unknownFigure') : words.number(value));
  const result = (value: number | null) => (value === null ? t('balance.unknownFigure') : words.quantity(value, unit));
  const signed = (value: number | null, text: (value: number) => string) => {
    if (value === null) return t('balance.unknownFigure');
    return value > 0 ? `+${text(value)}` : text(value);
  };
  const steps = [
    {
      name: 'available',
      how: t('balance.how.available', { received: show(received), open: show(stockOpen), close: show(stockClose) }),
      is: result(available),
    },
    {
      name: 'need',
      how: t('balance.how.need', {
        out: out === null ? t('balance.unknownFigure') : words.quantity(out, outUnit),
        perUnit: show(quantityPerUnit),
        loss: words.percent(lossPercent),
      }),
      is: result(need),
    },
    {
      name: 'gap',
      how: t('balance.how.gap', { available: show(available), need: show(need) }),
      is: signed(gap, (value) => words.quantity(value, unit)),
    },
  ] as const;
  return (
    <div className={balanceStyles.sum}>
      <div className={balanceStyles.sumHead}>
        <h3>{title}</h3>
        <Note as="span">{words.days(from, to)}</Note>
      </div>
      <table className={styles.figures} aria-label={title}>
        <tbody>
          {steps.map(({ name, how, is }) => (
            <tr key={name}>
              <th scope="row" className={styles.words}>
                {t(`balance.${name}`)}
                <span className={styles.second}>{how}</span>
              </th>
              <td>{is}</td>
            </tr>
          ))}
          <tr>
            <th scope="row" className={styles.words}>
              {t('balance.gapPercent')}
            </th>
            <td>
              <strong>{signed(gapPercent, words.percent)}</strong> <Verdict verdict={verdict} />
            </td>
          </tr>
        </tbody>
      </table>
      {reason !== '' && <Note>{t(`balance.reason.${reason}`)}</Note>}
      <Note>{t(`balance.outSource.${outSource}`)}</Note>
    </div>
  );
};

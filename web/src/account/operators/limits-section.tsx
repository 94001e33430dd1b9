import type { Limit } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../../kit/language/use-language.ts';
import styles from '../../kit/record/record-sections.module.css';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { numberFormat } from '../../kit/ui/plot/plot-format.ts';
import { LimitDialog } from './limit-dialog.tsx';
import { useLimitWords } from './limit-words.ts';
import { operatorQueries } from './operator.queries.ts';

const nameOf = ({ name, scope, windowS }: Limit) => `${name} ${scope} ${windowS}`;

export const LimitsSection = () => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { factor, rows } = useSuspenseQuery(operatorQueries.limits()).data;
  const [chosen, setChosen] = useState<Limit>();
  const names = [...new Set(rows.map(({ name }) => name))];
  return (
    <section className={styles.section} aria-label={t('settings.limits.title')}>
      <p className={styles.lead}>{t('settings.limits.lead')}</p>
      {factor !== 1 && (
        <p className={styles.lead}>{t('settings.limits.factor', { factor: numberFormat(tag)(factor) })}</p>
      )}
      {names.map((name) => (
        <LimitGroup key={name} name={name} limits={rows.filter((row) => row.name === name)} onChoose={setChosen} />
      ))}
      {chosen && <LimitDialog key={nameOf(chosen)} limit={chosen} onClose={() => setChosen(undefined)} />}
    </section>
  );
};

type LimitGroupProps = { name: string; limits: Limit[]; onChoose: (limit: Limit) => void };

const LimitGroup = ({ name, limits, onChoose }: LimitGroupProps) => {
  const { t } = useTranslation('admin');
  const { titleOf, effectOf, ruleOf } = useLimitWords();
  return (
    <div className={styles.section}>
      <div className={styles.words}>
        <h2>{titleOf(name)}</h2>
        <p className={styles.lead}>{effectOf(name)}</p>
      </div>
      <ul className={styles.list}>
        {limits.map((limit) => (
          <li key={nameOf(limit)}>
            <span className={styles.words}>{ruleOf(limit)}</span>
            {limit.max !== null && <Badge tone="info">{t('settings.limits.changed')}</Badge>}
            <Button
              size="small"
              aria-label={t('settings.limits.changeOf', { limit: `${titleOf(name)}, ${ruleOf(limit)}` })}
              onClick={() => onChoose(limit)}
            >
              {t('change')}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
};

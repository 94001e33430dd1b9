import type { Limit } from '@ieum/contract';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { Button } from '../../kit/ui/button/button.tsx';
import { Note, RowList, RowWords, Section } from '../../kit/ui/section/section.tsx';
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
    <Section aria-label={t('settings.limits.title')}>
      <Note>{t('settings.limits.lead')}</Note>
      {factor !== 1 && <Note>{t('settings.limits.factor', { factor: numberFormat(tag)(factor) })}</Note>}
      {names.map((name) => (
        <LimitGroup key={name} name={name} limits={rows.filter((row) => row.name === name)} onChoose={setChosen} />
      ))}
      {chosen && <LimitDialog key={nameOf(chosen)} limit={chosen} onClose={() => setChosen(undefined)} />}
    </Section>
  );
};

type LimitGroupProps = { name: string; limits: Limit[]; onChoose: (limit: Limit) => void };

const LimitGroup = ({ name, limits, onChoose }: LimitGroupProps) => {
  const { t } = useTranslation('admin');
  const { titleOf, effectOf, ruleOf } = useLimitWords();
  return (
    <Section as="div">
      <RowWords>
        <h2>{titleOf(name)}</h2>
        <Note>{effectOf(name)}</Note>
      </RowWords>
      <RowList>
        {limits.map((limit) => (
          <li key={nameOf(limit)}>
            <RowWords as="span">{ruleOf(limit)}</RowWords>
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
      </RowList>
    </Section>
  );
};

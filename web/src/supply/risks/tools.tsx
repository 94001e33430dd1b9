import { FLAG_CODES, FLAG_SEVERITIES, type FlagCode, type FlagSeverity } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { ListTools } from '../../kit/list/list-tools.tsx';
import { Views } from '../../kit/list/views.tsx';
import { FilterChip } from '../../kit/ui/toolbar/filter-chip.tsx';
import { FilterChoice, FilterGroup } from '../../kit/ui/toolbar/filter-popover.tsx';

export const FLAG_SHOWS = ['open', 'snoozed', 'all'] as const;

type Chosen = {
  code: FlagCode | undefined;
  severity: FlagSeverity | undefined;
  show: (typeof FLAG_SHOWS)[number];
};
type FlagToolsProps = {
  chosen: Chosen;
  choose: (wishes: Record<string, string>) => void;
  data: { total: number; counts: Partial<Record<FlagCode, number>> } | undefined;
};

/** Shows which flags are listed, and their filters. The codes say how many flags they have. */
export const FlagTools = ({ chosen, choose, data }: FlagToolsProps) => {
  const { t } = useTranslation('flag');
  const { code, severity, show } = chosen;
  const codes = FLAG_CODES.filter((value) => value === code || (data?.counts[value] ?? 0) > 0);
  const views = FLAG_SHOWS.map((key) => ({ key, label: t(`show.${key}`), to: searchOf({ ...chosen, show: key }) }));
  const toggle = (name: 'code' | 'severity', value: string) => choose({ [name]: chosen[name] === value ? '' : value });
  const content = (
    <>
      <FilterGroup label={t('severityLabel')}>
        {FLAG_SEVERITIES.map((value) => (
          <FilterChoice key={value} isChosen={severity === value} onChoose={() => toggle('severity', value)}>
            {t(`severity.${value}`)}
          </FilterChoice>
        ))}
      </FilterGroup>
      <FilterGroup label={t('codeLabel')}>
        {codes.map((value) => (
          <FilterChoice key={value} isChosen={code === value} onChoose={() => toggle('code', value)}>
            {`${t(`code.${value}`)} (${data?.counts[value] ?? 0})`}
          </FilterChoice>
        ))}
      </FilterGroup>
    </>
  );
  const drop = (name: 'code' | 'severity') => choose({ [name]: '' });
  return (
    <ListTools
      listed={{ data, isFiltered: code !== undefined || severity !== undefined }}
      count={data && t('count', { count: data.total })}
      views={<Views label={t('showLabel')} current={show} views={views} />}
      filter={{
        content,
        count: [code, severity].filter(Boolean).length,
        onClear: () => choose({ code: '', severity: '' }),
      }}
      chips={[
        severity && (
          <FilterChip
            key="severity"
            label={t('severityLabel')}
            text={t(`severity.${severity}`)}
            onRemove={() => drop('severity')}
          />
        ),
        code && <FilterChip key="code" label={t('codeLabel')} text={t(`code.${code}`)} onRemove={() => drop('code')} />,
      ]}
    />
  );
};

const searchOf = (chosen: Chosen) => {
  const { show, ...others } = chosen;
  const used = Object.entries({ ...others, ...(show !== 'open' && { show }) }).flatMap(([name, value]) =>
    value ? [[name, value]] : [],
  );
  return `?${new URLSearchParams(used)}`;
};

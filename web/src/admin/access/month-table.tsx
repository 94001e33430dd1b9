import type { accessesContract, Output } from '@ieum/contract';
import { auditPaths } from '@ieum/contract/admin/audit.paths.ts';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LogTable } from '../log/table.tsx';
import { useLogWords } from '../log/words.ts';

type MonthRow = Output<typeof accessesContract.getAccessMonth>['rows'][number];

/** Lists the sums of a month. Each row leads to what it counts. */
export const AccessMonthTable = ({ month, rows }: { month: string; rows: MonthRow[] }) => {
  const { t } = useTranslation('audit');
  const { tag } = useLanguage();
  const { personName } = useLogWords();
  const format = (value: number) => formatNumber(value, tag);
  const columns = [
    { header: t('column.kind'), cell: ({ kind }: MonthRow) => t(`kind.${kind}`) },
    { header: t('column.count'), cell: ({ count }: MonthRow) => format(count), isNumeric: true },
    { header: t('column.people'), cell: ({ people }: MonthRow) => format(people), isNumeric: true },
  ];
  const nameOf = ({ person }: MonthRow) => [personName(person), person.email].filter(Boolean).join(' · ');
  return (
    <LogTable
      label={t('tab.months')}
      rows={rows}
      columns={columns}
      head={{ header: t('column.person'), text: nameOf }}
      idOf={({ person, kind }) => `${person.id} ${kind}`}
      hrefOf={({ person, kind }) =>
        auditPaths.accesses({ person: person.id, kind, from: `${month}-01`, to: lastDayOf(month) })
      }
    />
  );
};

const lastDayOf = (month: string) => {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number, 0)).toISOString().slice(0, 10);
};

import { flowPeriod, monthOfDay, periodAfter, spanOf } from '@ieum/contract';
import { useSearchParams } from 'react-router';
import { todayInKorea } from '../../kit/format/today.ts';
import { lastQuarter } from '../period-select.tsx';

const KEY = 'ieum.flow.isMonthly';

/** Opens on the last period that is over: a quarter, or a month for people who entered months before. */
const usual = () =>
  localStorage.getItem(KEY) === 'yes' ? periodAfter(monthOfDay(todayInKorea()), -1) : lastQuarter(todayInKorea());

/** The period of the sheet, which the address has. */
export const useSheetPeriod = () => {
  const [search, setSearch] = useSearchParams();
  const { data } = flowPeriod.safeParse(search.get('period'));
  const period = data !== undefined && spanOf(data).from <= todayInKorea() ? data : usual();
  const setPeriod = (next: string) => {
    localStorage.setItem(KEY, next.includes('Q') ? 'no' : 'yes');
    setSearch({ period: next });
  };
  const after = periodAfter(period);
  return {
    period,
    setPeriod,
    before: periodAfter(period, -1),
    after: spanOf(after).from <= todayInKorea() ? after : null,
  };
};

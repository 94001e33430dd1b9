import { reviewPaths } from '@ieum/contract/review/review.paths.ts';
import { invitationPaths } from '@ieum/contract/supply/invitations/invitations.paths.ts';
import { linkPaths } from '@ieum/contract/supply/links/link.paths.ts';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { numberFormat } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { BarPlot } from '../../kit/ui/plot/bar/bar-plot.tsx';
import { shareFormat } from '../../kit/ui/plot/plot-format.ts';
import { RESPONSE_PARTS, responseSeries } from '../series/responses.ts';
import { TileFigures } from './figures.tsx';
import type { TileProps } from './frame.tsx';
import { RESPONSE_COLORS } from './meaning-colors.ts';
import { useDays } from './use-days.ts';

/** Shows how many requests to direct suppliers were answered. */
export const ResponsesTile = ({ data: { responses }, links, frameOf }: TileProps) => {
  const { t } = useTranslation('dashboard');
  const { tag } = useLanguage();
  const { rate, rows, series } = responseSeries(responses);
  const names = new Map(rows.map((row) => [t(`responseRow.${row}`), row]));
  const days = useDays();
  const late = responses?.requests.overdue ?? 0;
  const number = numberFormat(tag);
  const rateOf = (share: number, { asked, answered }: { asked: number; answered: number }) =>
    t('response.rate', { rate: shareFormat(tag)(share), all: number(asked), answered: number(answered) });
  return (
    <BarPlot
      {...frameOf('responses')}
      title={t('tile.responses')}
      direction="horizontal"
      arrangement="stacked"
      categories={[...names.keys()]}
      categoryLabel={t('column.what')}
      series={series.map(({ part, values }) => ({
        id: part,
        name: t(`response.${part}`),
        color: RESPONSE_COLORS[part],
        values,
      }))}
      hrefOf={({ category, series: id }) => {
        const part = RESPONSE_PARTS.find((item) => item === id);
        if (!part) return undefined;
        return names.get(category) === 'requests' ? links.asked(part) : links.invited(part);
      }}
      emptyText={t('empty.responses')}
      emptyAction={<LinkButton to={linkPaths.propose('buyer')}>{t('empty.invite')}</LinkButton>}
      figures={
        <TileFigures
          figures={[
            { label: t('figure.rate'), value: rate === null || !responses ? t('notYet') : rateOf(rate, responses) },
            { label: t('figure.medianAnswer'), value: days(responses?.medianDays ?? null) },
            {
              label: t('figure.overdueRequests'),
              value: number(late),
              to: links.askedLate(),
              tone: late > 0 ? 'bad' : undefined,
            },
          ]}
        >
          <Link to={`${reviewPaths.requests()}?side=asked`}>{t('response.requests')}</Link>
          <Link to={invitationPaths.list()}>{t('response.invitations')}</Link>
        </TileFigures>
      }
    />
  );
};

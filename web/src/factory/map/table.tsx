import { factoryPaths } from '@ieum/contract/factory/factory.paths.ts';
import { useQuery } from '@tanstack/react-query';
import { type Ref, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { countryName } from '../../kit/format/country-names.ts';
import { formatNumber } from '../../kit/format/number-text.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Pager } from '../../kit/ui/pager/pager.tsx';
import { ErrorState } from '../../kit/ui/state/error-state.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { factoryQueries } from '../factory.queries.ts';
import { type FactoryList, factoryInput } from '../list/address.ts';
import { FactoryName, StateBadge } from '../list/cells.tsx';
import styles from './map.module.css';

type MapTableProps = { ref: Ref<HTMLElement>; list: FactoryList; within: string };

const SIZE = 20;

/** Lists the factories in the visible part of the map. */
export const MapTable = ({ ref, list, within }: MapTableProps) => {
  const { t } = useTranslation('factory');
  const { tag } = useLanguage();
  // Another part of the map starts at its first page.
  const [turned, setTurned] = useState({ within, page: 1 });
  const page = turned.within === within ? turned.page : 1;
  const { data, isError, refetch } = useQuery({
    ...factoryQueries.list({ ...factoryInput(list), place: 'known', within, page, size: SIZE }),
    throwOnError: false,
    placeholderData: (before) => before,
  });
  // The server stops counting at a limit.
  const shown = formatNumber(data?.total ?? 0, tag) + (data?.isTotalExact === false ? '+' : '');
  return (
    <section ref={ref} className={styles.beside} tabIndex={-1} aria-labelledby="map-table-title">
      <h2 id="map-table-title" className={styles.title}>
        {t('map.inView', { shown })}
      </h2>
      {isError && <ErrorState heading="p" onRetry={refetch} />}
      {!data && !isError && <Skeleton shape="table" />}
      {data?.total === 0 && <p className={styles.nothing}>{t('map.nothing')}</p>}
      {data && data.total > 0 && (
        <table className={styles.table} aria-labelledby="map-table-title">
          <thead className="visually-hidden">
            <tr>
              <th scope="col">{t('columns.name')}</th>
              <th scope="col">{t('columns.country')}</th>
              <th scope="col">{t('columns.state')}</th>
            </tr>
          </thead>
          <tbody>
            {data.rows.map(({ id, name, nameEnglish, country, state }) => (
              <tr key={id}>
                <th scope="row">
                  <Link to={factoryPaths.detail(id)}>
                    <FactoryName name={name} nameEnglish={nameEnglish} />
                  </Link>
                </th>
                <td>{countryName(country, tag)}</td>
                <td>
                  <StateBadge state={state} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {data && data.total > SIZE && (
        <Pager
          label={t('map.label')}
          page={page}
          pageSize={SIZE}
          total={data.total}
          onPage={(next) => setTurned({ within, page: next })}
        />
      )}
    </section>
  );
};

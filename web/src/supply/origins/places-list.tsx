import { useTranslation } from 'react-i18next';
import type { OriginModel } from './model.ts';
import styles from './origins.module.css';
import tableStyles from './table.module.css';
import { useOriginWords } from './use-origin-words.ts';

/** Lists the factories on the way whose place is known. */
export const PlacesList = ({ model }: { model: OriginModel }) => {
  const { t } = useTranslation('origin');
  const { nameOf } = useOriginWords();
  const onTheWay = new Set(
    [model.data.product.id, ...model.data.steps.flatMap(({ from, to }) => [from, to])].map(
      (id) => model.companyOf(id)?.id,
    ),
  );
  const places = model.data.places.filter(({ companyId }) => onTheWay.has(companyId));
  if (places.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby="origin-places">
      <h3 id="origin-places">{t('place.title')}</h3>
      <table className={tableStyles.table} aria-labelledby="origin-places">
        <thead>
          <tr>
            <th scope="col">{t('column.company')}</th>
            <th scope="col">{t('column.place')}</th>
            <th scope="col">{t('column.precision')}</th>
          </tr>
        </thead>
        <tbody>
          {places.map(({ companyId, name, latitude, longitude, isExact }) => {
            const company = model.companyBy(companyId);
            return (
              <tr key={`${companyId} ${name} ${latitude} ${longitude}`}>
                <th scope="row" data-label={t('column.company')}>
                  {company ? nameOf(company) : ''}
                </th>
                <td data-label={t('column.place')}>{name}</td>
                <td data-label={t('column.precision')}>{t(isExact ? 'place.exact' : 'place.near')}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
};

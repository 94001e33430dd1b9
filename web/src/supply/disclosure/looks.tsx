import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { PagedRows } from '../../kit/list/paged-rows.tsx';
import { RowWords } from '../../kit/ui/section/section.tsx';
import { disclosureQueries } from './disclosure.queries.ts';

export const ViewLog = () => {
  const { t } = useTranslation('disclosure');
  const { tag } = useLanguage();
  return (
    <PagedRows label={t('part.looks')} empty={t('none.looks')} query={({ page }) => disclosureQueries.looks(page)}>
      {({ at, companyName, beyond }) => (
        <li key={`${at} ${companyName} ${beyond}`}>
          <RowWords as="span">
            <bdi>{companyName || t(beyond === '' ? 'look.unknown' : 'look.beyond', { company: beyond })}</bdi>
          </RowWords>
          <time dateTime={at}>{formatDate(at, tag)}</time>
        </li>
      )}
    </PagedRows>
  );
};

import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { useNames } from '../../kit/language/use-names.ts';
import { PagedRows } from '../../kit/list/paged-rows.tsx';
import { RowWords } from '../../kit/ui/section/section.tsx';
import { disclosureQueries } from './disclosure.queries.ts';

export const ViewLog = () => {
  const { t } = useTranslation('disclosure');
  const { tag } = useLanguage();
  const { nameOf } = useNames();
  return (
    <PagedRows label={t('part.looks')} empty={t('none.looks')} query={({ page }) => disclosureQueries.looks(page)}>
      {({ at, companyId, companyNames, beyond }) => (
        <li key={`${at} ${companyId} ${beyond.name}`}>
          <RowWords as="span">
            <bdi>
              {nameOf(companyNames) ||
                t(nameOf(beyond) === '' ? 'look.unknown' : 'look.beyond', { company: nameOf(beyond) })}
            </bdi>
          </RowWords>
          <time dateTime={at}>{formatDate(at, tag)}</time>
        </li>
      )}
    </PagedRows>
  );
};

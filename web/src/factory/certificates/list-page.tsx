import { certificatePaths } from '@ieum/contract/factory/certificates/certificate.paths.ts';
import { Award, Plus } from 'lucide-react';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { ListTable } from '../../kit/list/list-table.tsx';
import { useListed } from '../../kit/list/listed.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import { certificateAddress, certificateSearchOf } from './address.ts';
import { certificateQueries } from './certificate.queries.ts';
import { certificateName } from './certificate-name.ts';
import { columnsHiddenFirst, useCertificateColumns } from './use-columns.tsx';
import { useCertificateTools } from './use-tools.tsx';

export const CertificateListPage = () => {
  const { t } = useTranslation('certificate');
  const hiddenFirst = useMemo(columnsHiddenFirst, []);
  const listed = useListed({
    address: certificateAddress,
    query: (list) => certificateQueries.list(certificateSearchOf(list)),
  });
  const { list, data } = listed;
  const columns = useCertificateColumns();
  const tools = useCertificateTools(listed);
  const mayAdd = data?.can.add ?? false;
  const hasAny = (data?.years.length ?? 0) > 0;
  const add = mayAdd && (
    <LinkButton look="solid" to={certificatePaths.add(list.factory)}>
      <Plus size={16} aria-hidden />
      {t('add')}
    </LinkButton>
  );

  if (data && !hasAny) {
    return (
      <Page title={t('title')}>
        <EmptyState
          icon={Award}
          title={t('empty.title')}
          text={`${t('lead')} ${t(mayAdd ? 'empty.text' : 'empty.viewer')}`}
        >
          {add}
        </EmptyState>
      </Page>
    );
  }
  return (
    <Page title={t('title')}>
      <ListTable
        listed={listed}
        label={t('title')}
        columns={columns}
        hiddenFirst={hiddenFirst}
        toolSet={{ ...tools, main: add }}
        nameOf={(row) => [certificateName(row), row.number].filter(Boolean).join(' ')}
        hrefOf={({ id }) => certificatePaths.one(id)}
      />
    </Page>
  );
};

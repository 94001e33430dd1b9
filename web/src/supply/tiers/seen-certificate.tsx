import type { DisclosedCompany } from '@ieum/contract';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Button } from '../../kit/ui/button/button.tsx';
import { useSaveSeenDocument } from '../disclosure/disclosure.queries.ts';

type Certificate = NonNullable<DisclosedCompany['certificates']>[number];
type SeenCertificateProps = { companyId: string; certificate: Certificate };

/** Shows a certificate of another company, with its file where that is disclosed. */
export const SeenCertificate = ({ companyId, certificate }: SeenCertificateProps) => {
  const { t } = useTranslation('tier');
  const { tag } = useLanguage();
  const save = useSaveSeenDocument();
  const { standard, validTo, documentId } = certificate;
  return (
    <li>
      {[standard, validTo && formatDate(validTo, tag)].filter(Boolean).join(' · ')}{' '}
      {documentId && (
        <Button
          size="small"
          aria-label={t('panel.fileOf', { name: standard })}
          onClick={() => save.mutate({ id: companyId, documentId, name: standard })}
          isPending={save.isPending}
        >
          <Download size={16} aria-hidden />
          {t('panel.file')}
        </Button>
      )}
    </li>
  );
};

import type { User } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate, formatMoment } from '../../../kit/format/moment.ts';
import { useLanguage } from '../../../kit/language/use-language.ts';
import { Badge } from '../../../kit/ui/badge/badge.tsx';
import { Note, RowList, RowWords, TitledSection } from '../../../kit/ui/section/section.tsx';
import { versionName } from '../../terms/version-name.ts';
import { useOperationWords } from '../operation-words.ts';

export const UserConsents = ({ user: { consents } }: { user: User }) => {
  const { t } = useTranslation('admin');
  const { t: tAccount } = useTranslation('account');
  const { tag } = useLanguage();
  return (
    <TitledSection title={t('consent.title')}>
      {consents.length === 0 && <Note>{t('consent.none')}</Note>}
      {consents.length > 0 && (
        <RowList>
          {consents.map(({ item, isGranted, version, at }) => (
            <li key={item}>
              <RowWords>
                <strong>{tAccount(`consents.item.${item}.title`)}</strong>
                <Note as="span">
                  {t('consent.when', {
                    version: version ? versionName(version, tag) : '',
                    date: at ? formatDate(at, tag) : '',
                  })}
                </Note>
              </RowWords>
              <Badge tone={isGranted ? 'good' : 'neutral'}>{t(isGranted ? 'consent.yes' : 'consent.no')}</Badge>
            </li>
          ))}
        </RowList>
      )}
    </TitledSection>
  );
};

/** Lists acts by and on this account. The audit log has filters for more. */
export const UserHistory = ({ user: { acts } }: { user: User }) => {
  const { t } = useTranslation('admin');
  const { tag } = useLanguage();
  const { operationName } = useOperationWords();
  return (
    <TitledSection title={t('history.title')}>
      {acts.length === 0 && <Note>{t('history.none')}</Note>}
      {acts.length > 0 && (
        <RowList>
          {acts.map(({ id: line, at, operation, actorName, address }) => (
            <li key={line}>
              <RowWords>
                <strong>{operationName(operation)}</strong>
                <Note as="span">
                  {actorName ?? t('history.nobody')} · {address}
                </Note>
              </RowWords>
              <Note as="span">
                <time dateTime={at}>{formatMoment(at, tag)}</time>
              </Note>
            </li>
          ))}
        </RowList>
      )}
    </TitledSection>
  );
};

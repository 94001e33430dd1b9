import type { OpenedMail } from '@ieum/contract';
import { operatorPaths } from '@ieum/contract/company/operators/operator.paths.ts';
import { outboxPaths } from '@ieum/contract/notice/outbox.paths.ts';
import { ShieldAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { formatMoment } from '../../kit/format/moment.ts';
import { LANGUAGE_LABELS } from '../../kit/language/labels.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { Badge } from '../../kit/ui/badge/badge.tsx';
import { DefinitionList } from '../../kit/ui/definition-list/definition-list.tsx';
import { Tabs } from '../../kit/ui/navigation/tabs.tsx';
import { Note } from '../../kit/ui/section/section.tsx';
import styles from './outbox.module.css';
import { MAIL_TONES, useMailKind } from './words.ts';

/** Shows a mail and its facts. The HTML is shown as source: nothing of a mail runs or loads here. */
export const MailContent = ({ mail }: { mail: OpenedMail }) => {
  const { t } = useTranslation('outbox');
  const { tag } = useLanguage();
  const kindOf = useMailKind();
  const { state, recipient, error, sentAt } = mail;
  const facts = [
    { label: t('column.state'), value: <Badge tone={MAIL_TONES[state]}>{t(`state.${state}`)}</Badge> },
    { label: t('column.recipient'), value: <Recipient recipient={recipient} personId={mail.personId} /> },
    { label: t('column.kind'), value: kindOf(mail.kind) },
    { label: t('column.language'), value: LANGUAGE_LABELS[mail.language] },
    { label: t('column.createdAt'), value: formatMoment(mail.createdAt, tag) },
    { label: t('column.sentAt'), value: sentAt && formatMoment(sentAt, tag) },
    ...(error ? [{ label: t('column.error'), value: error }] : []),
  ];
  return (
    <div className={styles.mail}>
      <p className={styles.hint}>
        <ShieldAlert size={20} aria-hidden />
        {t('mail.recorded')}
      </p>
      <DefinitionList items={facts} />
      <Note>{mail.can.sendAgain ? t('mail.old') : t(`mail.why.${state}`)}</Note>
      <Tabs
        label={mail.subject}
        tabs={[
          { id: 'text', label: t('mail.text'), content: <pre className={styles.words}>{mail.text}</pre> },
          { id: 'html', label: t('mail.html'), content: <pre className={styles.source}>{mail.html}</pre> },
        ]}
      />
    </div>
  );
};

const Recipient = ({ recipient, personId }: Pick<OpenedMail, 'recipient' | 'personId'>) => {
  const { t } = useTranslation('outbox');
  return (
    <span className={styles.recipient}>
      <bdi>{recipient}</bdi>
      <Link to={outboxPaths.list({ recipient })}>{t('mail.toRecipient')}</Link>
      {personId && <Link to={operatorPaths.user(personId)}>{t('mail.toPerson')}</Link>}
    </span>
  );
};

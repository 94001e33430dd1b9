import { groupedPhone } from '@ieum/contract';
import { stepPath } from '@ieum/contract/factory/record/step.paths.ts';
import { Mail, Phone, Users } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { EmptyState } from '../../kit/ui/state/empty-state.tsx';
import styles from './record.module.css';
import { useFactory } from './use-factory.ts';

/** Lists the contacts by purpose. */
export const ContactsTab = () => {
  const { t } = useTranslation('factory');
  const { id, contacts, can } = useFactory();
  if (contacts.length === 0) {
    return (
      <EmptyState icon={Users} title={t('contacts.none.title')} text={t('contacts.none.text')}>
        {can.edit && <LinkButton to={stepPath(id, 'mailbox')}>{t('add.contacts')}</LinkButton>}
      </EmptyState>
    );
  }
  return (
    <ul className={styles.cards}>
      {contacts.map(({ purpose, name, email, phone }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have nothing else of their own
        <li key={at} className={styles.card}>
          <h3>{t(`purpose.${purpose}`)}</h3>
          {name && <bdi>{name}</bdi>}
          {email && (
            <a href={`mailto:${email}`}>
              <Mail size={16} aria-hidden />
              {email}
            </a>
          )}
          {phone && (
            <a href={`tel:${phone}`}>
              <Phone size={16} aria-hidden />
              {groupedPhone(phone)}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
};

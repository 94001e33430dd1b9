import type { Consent, OPTIONAL_CONSENTS } from '@ieum/contract';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../kit/format/moment.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { showToast } from '../../kit/ui/toast/toasts.ts';
import { Switch } from '../../kit/ui/toggle/switch.tsx';
import styles from '../profile/lists.module.css';
import { useSetConsent } from '../profile/profile.queries.ts';

const POINTS = ['what', 'why', 'refused'] as const;

type ConsentChoiceProps = { item: (typeof OPTIONAL_CONSENTS)[number]; consent: Consent | undefined };

/** Gives or withdraws an optional consent with one switch. */
export const ConsentChoice = ({ item, consent }: ConsentChoiceProps) => {
  const { t } = useTranslation('account');
  const decision = useDecision(consent);
  const set = useSetConsent();
  const title = t(`consents.item.${item}.title`);
  const isGranted = set.isPending ? set.variables.isGranted : (consent?.isGranted ?? false);
  const decide = (wanted: boolean) => {
    if (set.isPending) return;
    const text = t(wanted ? 'consents.given' : 'consents.withdrawn', { title });
    set.mutate({ item, isGranted: wanted }, { onSuccess: () => showToast({ kind: 'done', text }) });
  };
  return (
    <li className={styles.consent}>
      <Switch
        label={title}
        help={decision}
        checked={isGranted}
        onChange={({ target }) => decide(target.checked)}
        aria-busy={set.isPending}
      />
      <dl className={styles.points}>
        {POINTS.map((point) => (
          <div key={point}>
            <dt>{t(`consents.${point}`)}</dt>
            <dd>{t(`consents.item.${item}.${point}`)}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
};

const useDecision = (consent: Consent | undefined) => {
  const { t } = useTranslation('account');
  const { tag } = useLanguage();
  if (!consent?.at) return t('consents.undecided');
  const date = formatDate(consent.at, tag);
  return consent.isGranted ? t('consents.givenOn', { date }) : t('consents.withdrawnOn', { date });
};

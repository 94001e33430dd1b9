import '../../kit/ui/interface-font-rest.css';
import { DEFAULT_LANGUAGE, type DemoAccount, demoSignIn } from '@ieum/contract';
import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { changeLanguage } from '../../kit/language/i18n.ts';
import { useNames } from '../../kit/language/use-names.ts';
import styles from './demo-accounts.module.css';
import { signIn } from './sign-in.ts';

const readDemo = () =>
  demoSignIn.parse(JSON.parse(document.querySelector<HTMLMetaElement>('meta[name="ieum-demo"]')?.content ?? ''));

/**
 * Lists the demo's people. One click signs in as that person. The language changes to a foreign person's own language,
 * and stays the visitor's for Koreans.
 */
export const DemoAccounts = ({ landing }: { landing: string }) => {
  const { t } = useTranslation('demo');
  const { nameOf } = useNames();
  const companyOf = ({ company: name, companyEnglish, companyChinese, companyJapanese }: DemoAccount) =>
    nameOf({ name, nameEnglish: companyEnglish, nameChinese: companyChinese, nameJapanese: companyJapanese });
  const navigate = useNavigate();
  const [{ accounts, password }] = useState(readDemo);
  const [entering, setEntering] = useState('');
  const [hasFailed, setFailed] = useState(false);

  const enter = async ({ email, language }: DemoAccount) => {
    if (entering !== '') return;
    setFailed(false);
    setEntering(email);
    try {
      await signIn({ email, password });
      if (language !== DEFAULT_LANGUAGE) await changeLanguage(language);
      await navigate(landing, { replace: true });
    } catch (error) {
      console.error(error);
      setFailed(true);
      setEntering('');
    }
  };

  return (
    <section className={styles.door} aria-labelledby="demo-people">
      <div className={styles.head}>
        <h2 id="demo-people">{t('title')}</h2>
        <p>{t('lead')}</p>
        <p role="alert" className={styles.failure}>
          {hasFailed && t('failed')}
        </p>
      </div>
      <ul className={styles.people}>
        {accounts.map((person) => (
          <li key={person.email}>
            <button
              type="button"
              className={styles.person}
              aria-busy={entering === person.email || undefined}
              onClick={() => enter(person)}
            >
              <span className={styles.words}>
                <strong>{t(`person.${person.key}.title`)}</strong>
                <span>{t(`person.${person.key}.about`)}</span>
                <span className={styles.who}>{[companyOf(person), person.name].filter(Boolean).join(' · ')}</span>
                <span className={styles.who}>{person.email}</span>
              </span>
              <ChevronRight size={20} aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      <p className={styles.password}>{t('password', { password })}</p>
    </section>
  );
};

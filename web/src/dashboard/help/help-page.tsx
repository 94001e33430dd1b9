import { dashboardPaths } from '@ieum/contract/dashboard/dashboard.paths.ts';
import { useSuspenseQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useUser } from '../../account/account.queries.ts';
import { useLabelled } from '../../kit/language/use-labelled.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { LinkButton } from '../../kit/ui/button/button.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import type { GuidePart } from './guide.ts';
import styles from './help.module.css';
import { OF_MEMBERS } from './help-parts.ts';
import { guideQuery } from './loaders.ts';

/** Shows the guide in the reader's language, page by page. */
export const HelpPage = () => {
  const { t } = useTranslation('help');
  const { tag } = useLanguage();
  const { data: parts } = useSuspenseQuery(guideQuery(tag));
  const isOperator = useUser().role === 'admin';
  useScrollToPart();
  return (
    <Page title={t('title')} lead={t('lead')}>
      <div className={styles.columns}>
        <nav className={styles.contents} aria-label={t('contents')}>
          <ol>
            {parts.map(({ part, title }) => (
              <li key={part}>
                <Link to={dashboardPaths.help(part)}>{title}</Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.guide}>
          {parts.map((part) => (
            <Part key={part.part} {...part} isOpen={!isOperator || !OF_MEMBERS.includes(part.part)} />
          ))}
        </div>
      </div>
    </Page>
  );
};

const Part = ({ part, title, to, what, steps, next, asked = [], isOpen }: GuidePart & { isOpen: boolean }) => {
  const withLabel = useLabelled();
  const { t } = useTranslation('help');
  return (
    <section className={styles.part} id={part} aria-labelledby={`${part}-title`} tabIndex={-1}>
      <h2 id={`${part}-title`}>{title}</h2>
      <p>{what}</p>
      <ol className={styles.steps}>
        {steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p className={styles.next}>
        <strong>{t('next')}</strong> {next}
      </p>
      {asked.map(({ question, answer }) => (
        <details key={question} className={styles.asked}>
          <summary>{question}</summary>
          <p>{answer}</p>
        </details>
      ))}
      {to && isOpen && (
        <div>
          <LinkButton size="small" to={to} aria-label={withLabel(t('open'), title)}>
            {t('open')}
            <ArrowRight size={16} aria-hidden />
          </LinkButton>
        </div>
      )}
    </section>
  );
};

/**
 * Scrolls to the part that the address names and moves the focus there: the browser looked for it before it was
 * rendered.
 */
const useScrollToPart = () => {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same part may be asked for again
  useEffect(() => {
    const part = document.getElementById(hash.slice(1));
    part?.scrollIntoView();
    part?.focus({ preventScroll: true });
  }, [hash, key]);
};

import '../../kit/ui/rest-of-words.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { Page } from '../../kit/ui/page.tsx';
import { ChoiceExamples } from './choices/choice-examples.tsx';
import { DataExamples } from './data/data-examples.tsx';
import { InputExamples } from './inputs/input-examples.tsx';
import { PlotExamples } from './plots/plot-examples.tsx';
import styles from './showcase-page.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const TITLE = 'UI Components';

type Group = { name: 'inputs' | 'choices' | 'data' | 'plots'; Examples: ComponentType };

const GROUPS: Group[] = [
  { name: 'inputs', Examples: InputExamples },
  { name: 'choices', Examples: ChoiceExamples },
  { name: 'data', Examples: DataExamples },
  { name: 'plots', Examples: PlotExamples },
];

/** For developers: every component of the kit, in every state it has, with the code that makes it. */
export const ShowcasePage = () => {
  const { t } = useTranslation('showcase');
  return (
    <Page title={TITLE} lead={t('lead')} action={<ThemeSwitch />}>
      <nav className={styles.contents} aria-label={t('contents')}>
        {GROUPS.map(({ name }) => (
          <a key={name} href={`#${name}`}>
            {t(`group.${name}`)}
          </a>
        ))}
      </nav>
      {GROUPS.map(({ name, Examples }) => (
        <section key={name} className={styles.group} id={name} aria-labelledby={`${name}-heading`}>
          <h2 id={`${name}-heading`}>{t(`group.${name}`)}</h2>
          <Examples />
        </section>
      ))}
    </Page>
  );
};

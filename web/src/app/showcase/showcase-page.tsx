import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { appPaths, SHOWCASE_GROUPS } from '@ieum/contract/app.paths.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TabLinks } from '../../kit/ui/navigation/tab-links.tsx';
import { Page } from '../../kit/ui/page/page.tsx';
import styles from './showcase-page.module.css';
import { ThemeSwitch } from './theme-switch.tsx';

const TITLE = 'UI Components';

type ShowcasePageProps = { group: 'inputs' | (typeof SHOWCASE_GROUPS)[number]; children: ReactNode };

/** Shows developers every component of the kit, in every state, with its source; one page per group. */
export const ShowcasePage = ({ group, children }: ShowcasePageProps) => {
  const { t } = useTranslation('showcase');
  const name = t(`group.${group}`);
  return (
    <Page title={group === 'inputs' ? TITLE : `${TITLE}: ${name}`} lead={t('lead')} action={<ThemeSwitch />}>
      <TabLinks
        label={t('contents')}
        tabs={[
          { to: appPaths.uiComponents(), label: t('group.inputs'), isEnd: true },
          ...SHOWCASE_GROUPS.map((page) => ({ to: appPaths.uiComponents(page), label: t(`group.${page}`) })),
        ]}
      />
      <section className={styles.group} id={group} aria-labelledby={`${group}-heading`}>
        <h2 id={`${group}-heading`}>{name}</h2>
        {children}
      </section>
    </Page>
  );
};

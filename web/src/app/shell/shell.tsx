import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet } from 'react-router';
import { Banners } from '../../account/banners.tsx';
import { IdleGuard } from '../../account/sessions/idle-guard.tsx';
import { PasswordGuard } from '../../account/sessions/password-guard.tsx';
import { queryClient } from '../../kit/api/query-client.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { SavedViews } from '../../kit/list/saved-views.tsx';
import { readToken } from '../../kit/session/storage.ts';
import { BreadcrumbPlace } from '../../kit/ui/navigation/breadcrumb.tsx';
import { BesideTitle } from '../../kit/ui/page/page.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { forgetChoices } from '../../search/choices-key.ts';
import { Footer } from '../frame/footer.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import { MAIN_ID } from '../root.tsx';
import { Header } from './header.tsx';
import { HelpLink } from './help-link.tsx';
import { NavBar } from './nav-bar.tsx';
import styles from './shell.module.css';

/** Loaded by the first list that is long enough for saved views. */
const ViewMenu = lazy(async () => ({ default: (await import('../../account/views/view-menu.tsx')).ViewMenu }));

/**
 * Layout of all pages behind the gate, the operator's included: header, navigation, content and footer. It loads the
 * second font family, because only these pages show text that people typed.
 */
export const Shell = () => {
  const [path, setPath] = useState<HTMLElement | null>(null);
  useEffect(() => forgetAfterSession, []);
  const { tag } = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={tag}>
        <div className={styles.shell}>
          <SkipLink />
          <Header path={setPath} />
          <NavBar />
          <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
            <Banners />
            <BreadcrumbPlace value={path}>
              <BesideTitle value={<HelpLink />}>
                <SavedViews value={ViewMenu}>
                  <Suspense fallback={<Skeleton />}>
                    <Outlet />
                  </Suspense>
                </SavedViews>
              </BesideTitle>
            </BreadcrumbPlace>
          </main>
          <div className={styles.footer}>
            <Footer hasHelp />
          </div>
          <IdleGuard />
          <PasswordGuard />
        </div>
      </I18nProvider>
    </QueryClientProvider>
  );
};

/** Clears the cache after the last page is gone: a mounted page would fill an emptied cache again at once. */
const forgetAfterSession = () => {
  if (readToken() !== null) return;
  queryClient.clear();
  forgetChoices();
};

import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, Suspense, useEffect } from 'react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { Outlet } from 'react-router';
import { Banners } from '../../account/banners.tsx';
import { IdleGuard } from '../../account/sessions/idle-guard.tsx';
import { PasswordGuard } from '../../account/sessions/password-guard.tsx';
import { queryClient } from '../../kit/api/query-client.ts';
import { useLanguage } from '../../kit/language/use-language.ts';
import { readToken } from '../../kit/session/storage.ts';
import { BesideTitle } from '../../kit/ui/page/page.tsx';
import { Skeleton } from '../../kit/ui/state/skeleton.tsx';
import { forgetChoices } from '../../search/choices-key.ts';
import { Footer } from '../frame/footer.tsx';
import { SkipLink } from '../frame/skip-link.tsx';
import { MAIN_ID } from '../root.tsx';
import { Header } from './header.tsx';
import { HelpLink } from './help-link.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';

/**
 * Header, sidebar, content and footer. It loads the second font family, because only these pages show text that people
 * typed.
 */
export const Shell = ({ nav = <Sidebar /> }: { nav?: ReactNode }) => {
  useEffect(() => forgetAfterSession, []);
  const { tag } = useLanguage();
  return (
    <QueryClientProvider client={queryClient}>
      <I18nProvider locale={tag}>
        <div className={styles.shell}>
          <SkipLink />
          <Header />
          {nav}
          <main className={styles.main} id={MAIN_ID} tabIndex={-1}>
            <Banners />
            <BesideTitle value={<HelpLink />}>
              <Suspense fallback={<Skeleton />}>
                <Outlet />
              </Suspense>
            </BesideTitle>
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

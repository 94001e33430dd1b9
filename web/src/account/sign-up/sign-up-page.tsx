import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../kit/api/query-client.ts';
import { SignUpWizard } from './wizard.tsx';

/** Provides the query client, which pages without a session lack, and the fonts for typed text. */
export const SignUpPage = () => (
  <QueryClientProvider client={queryClient}>
    <SignUpWizard />
  </QueryClientProvider>
);

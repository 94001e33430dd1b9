import '../kit/ui/rest-of-words.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../kit/queries.ts';
import { SignUpWizard } from './sign-up/sign-up-wizard.tsx';

/** The doors have no cache of their own; this one brings it, and the letters for what people type. */
export const SignUpPage = () => (
  <QueryClientProvider client={queryClient}>
    <SignUpWizard />
  </QueryClientProvider>
);

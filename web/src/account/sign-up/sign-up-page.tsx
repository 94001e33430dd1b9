import '../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { QueryClientProvider } from '@tanstack/react-query';
import { queryClient } from '../../kit/api/query-client.ts';
import { SignUpWizard } from './wizard.tsx';

/** The doors have no cache of their own; this one brings it, and the letters for what people type. */
export const SignUpPage = () => (
  <QueryClientProvider client={queryClient}>
    <SignUpWizard />
  </QueryClientProvider>
);

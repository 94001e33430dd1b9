import '../../../kit/ui/interface-font-rest.css';
import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css';
import { useParams } from 'react-router';
import { InvitePage } from '../../../account/sign-up/invitation/invitation-page.tsx';
import { SupplyInvitePage } from './invite-page.tsx';
import { isOfSupplier } from './loaders.ts';

/** Serves both kinds of invitation at one address. */
export const AnyInvitePage = () => {
  const { token } = useParams();
  return isOfSupplier(token) ? <SupplyInvitePage /> : <InvitePage />;
};

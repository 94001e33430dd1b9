import { ApiError, SUPPLY_TOKEN_START } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { isDeadLink } from '../../../account/recovery/recovery.queries.ts';
import { loadInvitation } from '../../../account/sign-up/invitation/loaders.ts';
import { hasSession } from '../../../kit/session/storage.ts';
import { invitationsApi } from '../api.ts';

export const isOfSupplier = (token = '') => token.startsWith(SUPPLY_TOKEN_START);

export const loadAnyInvitation = (args: LoaderFunctionArgs) =>
  isOfSupplier(args.params.token) ? loadSupplyInvitation(args) : loadInvitation(args);

/** Reads the invitation as the signed-in user, if there is one: a link for another company reveals nothing to them. */
export const loadSupplyInvitation = async ({ params: { token = '' } }: LoaderFunctionArgs) => {
  try {
    if (hasSession())
      return { state: 'own' as const, invitation: await invitationsApi.readOwnSupplyInvitation({ token }) };
    return await loadAsStranger(token);
  } catch (error) {
    if (isDeadLink(error)) return { state: 'dead' as const };
    if (error instanceof ApiError && error.code === 'account.link_not_yours') return { state: 'notYours' as const };
    // The session has ended unnoticed: the visitor is treated as signed out.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return loadAsStranger(token);
  }
};

const loadAsStranger = async (token: string) => {
  try {
    return { state: 'open' as const, invitation: await invitationsApi.readSupplyInvitation({ token }) };
  } catch (error) {
    if (isDeadLink(error)) return { state: 'dead' as const };
    throw error;
  }
};

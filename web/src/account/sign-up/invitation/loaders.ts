import { ApiError } from '@ieum/contract';
import type { LoaderFunctionArgs } from 'react-router';
import { hasSession } from '../../../kit/session/storage.ts';
import { accountApi } from '../../api.ts';
import { isDeadLink } from '../../recovery/recovery.queries.ts';

/**
 * Reads the invitation as the person who is signed in. An invitation sent to another person reveals nothing to them.
 */
export const loadInvitation = async ({ params: { token = '' } }: LoaderFunctionArgs) => {
  try {
    if (hasSession()) return { state: 'own' as const, invitation: await accountApi.readOwnInvitation({ token }) };
    return { state: 'open' as const, invitation: await accountApi.readInvitation({ token }) };
  } catch (error) {
    if (isDeadLink(error)) return { state: 'dead' as const };
    if (error instanceof ApiError && error.code === 'account.link_not_yours') return { state: 'notYours' as const };
    // The session has ended: the invitation is read without one.
    if (!(error instanceof ApiError) || error.status !== 401) throw error;
    return loadAsStranger(token);
  }
};

const loadAsStranger = async (token: string) => {
  try {
    return { state: 'open' as const, invitation: await accountApi.readInvitation({ token }) };
  } catch (error) {
    if (isDeadLink(error)) return { state: 'dead' as const };
    throw error;
  }
};

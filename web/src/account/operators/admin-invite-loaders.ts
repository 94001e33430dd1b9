import type { LoaderFunctionArgs } from 'react-router';
import { isDeadLink } from '../recovery/recovery.queries.ts';
import { operatorApi } from './api.ts';

type Outcome = { isAlive: true; email: string } | { isAlive: false };

/** Checks the link once, when the page opens: the server counts how often a link is tried. */
export const loadAdminInvite = async ({ params }: LoaderFunctionArgs): Promise<Outcome> => {
  try {
    const { email } = await operatorApi.checkAdminInvite({ token: params.token ?? '' });
    return { isAlive: true, email };
  } catch (error) {
    if (!isDeadLink(error)) throw error;
    return { isAlive: false };
  }
};

import { REMINDER_DAYS } from '@ieum/contract';
import { todayInSeoul } from '../../kit/clock.ts';
import type { InvitationState } from './invitation.store.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export const isWaiting = (state: InvitationState) => state === 'sent' || state === 'opened';
export const canResend = (state: InvitationState) => isWaiting(state) || state === 'expired';

/** Returns the day of the next reminder after today, or null after the last. */
export const nextReminderOn = (sentAt: Date, today: string) =>
  REMINDER_DAYS.map((days) => todayInSeoul(new Date(sentAt.getTime() + days * DAY_MS))).find((day) => day > today) ??
  null;

type Invited = { email: string; businessNumber: string; country: string; companyId: string };
type Speaker = {
  email: string;
  companyId: string;
  state: 'pending' | 'verified' | 'rejected';
  country: string;
  businessNumber: string | null;
};

/**
 * Returns whether an invitation is meant for the company that a person speaks for. In Korea the number decides: any
 * writer of a verified company may accept it, but of a claim only the person to whom it was mailed. Abroad the mailbox
 * and the country decide.
 */
export const isAddressedTo = (invited: Invited, speaker: Speaker) => {
  if (invited.companyId === speaker.companyId || speaker.state === 'rejected') return false;
  const isMailbox = invited.email === speaker.email;
  if (invited.businessNumber === '') return isMailbox && invited.country === speaker.country;
  if (invited.businessNumber !== speaker.businessNumber) return false;
  return isMailbox || speaker.state === 'verified';
};

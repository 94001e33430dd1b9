import { defineMail } from '../../notice/mail/template.ts';
import { reviewMails } from '../mail-words.ts';

type Details = { name: string; url: string; company: string; dueDay?: string; reason?: string };

export const requestAsked = defineMail<Details>(reviewMails.requestAsked);

export const requestDueChanged = defineMail<Details>(reviewMails.requestDueChanged);

export const requestCancelled = defineMail<Details>(reviewMails.requestCancelled);

export const requestDeclined = defineMail<Details>(reviewMails.requestDeclined);

/** Sent to the supplier that has to answer. */
export const requestDue = defineMail<Details>(reviewMails.requestDue);

type Series = { name: string; url: string; about: string; period?: string };

/** Sent to the company that asks. */
export const seriesSent = defineMail<Series>(reviewMails.seriesSent);

export const seriesStopped = defineMail<Series>(reviewMails.seriesStopped);

/** Sent to the company that asked. */
export const requestOverdue = defineMail<Details>(reviewMails.requestOverdue);

import { defineMail } from '../notice/mail/template.ts';
import { supplyMails } from './mail-words.ts';

type MailInput = { name: string; url: string; company: string; reason?: string };

export const linkAsked = defineMail<MailInput>(supplyMails.linkAsked);

export const linkAnswered = defineMail<MailInput>(supplyMails.linkAnswered);

export const disclosureRequested = defineMail<MailInput>(supplyMails.disclosureRequested);

export const disclosureAnswered = defineMail<Omit<MailInput, 'company'>>(supplyMails.disclosureAnswered);

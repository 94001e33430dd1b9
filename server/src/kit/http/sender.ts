import { DEFAULT_LANGUAGE, languageOf } from '@ieum/contract';
import type { FastifyRequest } from 'fastify';
import type { Sender } from './context.ts';

const USER_AGENT_MAX = 300;

export const senderOf = ({ ip, headers }: FastifyRequest): Sender => ({
  address: ip,
  userAgent: printable(headers['user-agent'] ?? ''),
  language: preferredLanguage(headers['accept-language'] ?? ''),
});

/**
 * Returns the first supported language of the list that browsers send: `ja,en;q=0.8`. Weights are ignored, only the
 * order counts.
 */
const preferredLanguage = (accepted: string) => {
  for (const part of accepted.split(',')) {
    const language = languageOf(part.split(';', 1)[0]?.trim() ?? '');
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
};

const printable = (text: string) => text.replace(/[^\x20-\x7e]/g, '').slice(0, USER_AGENT_MAX);

import { join } from 'node:path';
import { HEAD_FILE, type Head, readHead } from '../../kit/audit/head.ts';
import {
  type HeadVerdict,
  isWhole,
  type ReportedLine,
  type Verdict,
  verifyAudit,
} from '../../kit/audit/verification.ts';
import { createLog } from '../../kit/log.ts';
import type { Settings } from '../../kit/settings.ts';
import { StartError } from '../../kit/start-error.ts';
import { withRows } from '../backup/source.ts';

const NAMED_MAX = 100;

/**
 * Checks every line of the audit log against the chain, and the chain against its head; ends with 1 if one is wrong.
 */
export const runAuditVerifyCommand = async (args: string[], settings: Settings) => {
  if (args.length > 0) throw new StartError('It takes nothing: npm run audit:verify');
  // The head is read before the rows, so that its seal is among them.
  const head = readHead(settings.dataFolder);
  const verdict = await withRows(settings, createLog('warn'), (database) => verifyAudit(database, head));
  for (const line of reportOf(verdict, head, settings.dataFolder)) console.log(line);
  if (!isWhole(verdict)) throw new StartError('The audit log is not as it was sealed.');
};

const reportOf = (verdict: Verdict, head: Head | 'damaged' | undefined, folder: string) => {
  const { sealed, last, unsealed, changed, missing, inserted, gaps } = verdict;
  const chain = last ? `, up to number ${last.seq} with ${last.hash}` : '';
  return [
    `${count(sealed, 'line is', 'lines are')} sealed${chain}.`,
    ...listOf(unsealed, 'unsealed', 'waits for its seal'),
    ...listOf(changed, 'changed', 'is not as it was sealed'),
    ...listOf(missing, 'missing', 'was deleted'),
    ...listOf(inserted, 'inserted', 'was not written by Ieum, or lost its seal'),
    ...gaps.map(([from, to]) => `gap       seals ${from === to ? from : `${from} to ${to}`} are missing`),
    sentenceOf(verdict.head, head, last?.seq ?? 0, join(folder, HEAD_FILE)),
  ];
};

const listOf = (all: ReportedLine[], word: string, sentence: string) => {
  const lines = all.slice(0, NAMED_MAX).map(({ id, seq, at, operation }) => {
    const known = [seq && `number ${seq}`, id, at, operation].filter(Boolean).join(', ');
    return `${word.padEnd(9)} ${known}: ${sentence}`;
  });
  const rest = all.length - lines.length;
  return rest > 0 ? [...lines, `${word.padEnd(9)} and ${rest} more`] : lines;
};

const sentenceOf = (verdict: HeadVerdict, head: Head | 'damaged' | undefined, last: number, file: string) => {
  const { seq = 0, at = '' } = typeof head === 'object' ? head : {};
  const sentences: Record<HeadVerdict, string> = {
    whole: head
      ? `The head in ${file} (number ${seq}, ${at}) is in the chain.`
      : 'Nothing is sealed, and there is no head.',
    none: `There is no ${file}: nobody can tell whether the end was cut off. Where it was moved away knowingly, the next start writes one.`,
    damaged: `${file} cannot be read: nobody can tell whether the end was cut off.`,
    cut: `The end was cut off: ${file} knows number ${seq} (${at}), but the chain ends at ${last}. Where an older backup was restored knowingly, move that file away.`,
    rewritten: `The chain was written anew: number ${seq} is not the one that ${file} knows (${at}).`,
  };
  return sentences[verdict];
};

const count = (number: number, one: string, many: string) => `${number} ${number === 1 ? one : many}`;

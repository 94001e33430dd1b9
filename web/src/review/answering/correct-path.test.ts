import { examples } from '@ieum/contract';
import { expect, it } from 'vitest';
import { correctPath } from './correct-path.ts';

const FACTORY = '019a8402-5c1d-7e90-b0a4-6d2f9a1b3d09';
const { getDeclaration } = examples;
const comment = { ...getDeclaration.output.comments[0], round: 1, severity: 'must' as const };
const declaration = {
  ...getDeclaration.output,
  subject: { ...getDeclaration.output.subject, factoryId: FACTORY },
  round: 1,
  comments: [{ ...comment, path: 'factory.street' }] as typeof getDeclaration.output.comments,
};
const back = `?back=${encodeURIComponent(`/supply-chain/review/${declaration.id}`)}`;

it('26.5 leads from an answer to the field that is to be changed, and back', () => {
  expect(correctPath(declaration)).toBe(`/factory/${FACTORY}/edit${back}#step-street`);
  expect(correctPath(declaration, 'factory.headcount')).toBe(`/factory/${FACTORY}/edit${back}#step-headcount`);
});

it('26.5 leads to the form without a field if none is to be changed', () => {
  expect(correctPath({ ...declaration, round: 2 })).toBe(`/factory/${FACTORY}/edit${back}`);
});

it('26.5 leads nowhere from a field of another record', () => {
  expect(correctPath(declaration, 'statement')).toBeUndefined();
  expect(correctPath({ ...declaration, subject: { ...declaration.subject, factoryId: null } })).toBeUndefined();
});

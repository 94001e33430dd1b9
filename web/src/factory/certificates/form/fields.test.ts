import { describe, expect, it } from 'vitest';
import { NO_FIELDS, OTHER_STANDARD, resolveCertificate } from './fields.ts';

const ID = '019a8402-5f6e-7c1d-9a2b-3c4d5e6f7a8b';
const FILLED = { ...NO_FIELDS, standardId: ID, validTo: '2027-06-30' };

const resolve = async (fields: typeof NO_FIELDS) => {
  const { values, errors } = await resolveCertificate(fields, undefined, {
    fields: {},
    shouldUseNativeValidation: false,
  });
  const messages = Object.entries(errors).map(([field, error]) => [field, error?.message]);
  return { values, errors: Object.fromEntries(messages) };
};

describe('resolveCertificate', () => {
  it('gives what the server takes, without a name where the list has one', async () => {
    const { values, errors } = await resolve({ ...FILLED, standardName: '남은 말' });
    expect(errors).toEqual({});
    expect(values).toMatchObject({ standardId: ID, standardName: '', validTo: '2027-06-30', factoryIds: [] });
    const own = await resolve({ ...FILLED, standardId: OTHER_STANDARD, standardName: ' GOTS ' });
    expect(own.values).toMatchObject({ standardId: null, standardName: 'GOTS' });
  });

  it('says all that is missing at once, each at its field', async () => {
    expect((await resolve(NO_FIELDS)).errors).toEqual({
      standardId: 'certificate:problem.standardMissing',
      validTo: 'certificate:problem.endMissing',
    });
    expect((await resolve({ ...FILLED, standardId: OTHER_STANDARD })).errors).toEqual({
      standardName: 'certificate:problem.nameMissing',
    });
    expect((await resolve({ ...FILLED, validFrom: '2027-07-01' })).errors).toEqual({
      validTo: 'certificate:problem.beforeStart',
    });
  });
});

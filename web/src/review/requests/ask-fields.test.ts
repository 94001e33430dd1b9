import { ApiError, dayAfter, type ReviewRequest } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { askInputOf, askProblems, askRefusal, quarterEnd, startOf } from './ask-fields.ts';
import { planOf, seriesInputOf } from './series/plan-fields.ts';

const TODAY = '2026-11-15';
const someone = { companyId: 'c1', linkId: 'l1', name: 'Nuri', product: 'Cell' };
const passedOn: ReviewRequest = {
  id: 'r1',
  isOurs: false,
  state: 'open',
  kind: 'flows',
  isOverdue: false,
  validityMonths: 12,
  needsTwo: true,
  partner: {
    id: 'c9',
    name: 'Giant Motors',
    nameEnglish: '',
    nameChinese: '',
    nameJapanese: '',
    country: 'KR',
    number: '2208162517',
  },
  subject: { factoryId: null, productId: null, name: '', from: '2026-07', to: '2026-09', form: null },
  purpose: 'Secret purpose',
  message: 'Secret words',
  dueOn: '2026-12-01',
  createdAt: '',
  remindedAt: null,
  reason: '',
  declaration: null,
  forwarded: { asked: 0, answered: 0 },
  every: null,
  seriesId: null,
  forwardedFrom: null,
  acts: [],
};

describe('askForDeclarations', () => {
  it('wants it in a month, unless it is passed on and wanted of us earlier', () => {
    expect(startOf(TODAY, undefined).dueOn).toBe('2026-12-15');
    expect(startOf(TODAY, passedOn).dueOn).toBe('2026-11-24');
    expect(startOf(TODAY, { ...passedOn, dueOn: '2026-11-16' }).dueOn).toBe('2026-11-16');
  });

  it('passes on what is asked and no word of whoever has asked', () => {
    const start = startOf(TODAY, passedOn);
    expect(start).toMatchObject({ kind: 'flows', from: '2026-07', to: '2026-09', purpose: '', message: '' });
    expect(JSON.stringify(askInputOf({ ...start, recipients: [someone] }, 'r1'))).not.toMatch(/Secret|Giant/);
  });

  it('says everything that is missing at once', () => {
    const fields = { ...startOf(TODAY, undefined), dueOn: '2026-11-14' };
    expect(askProblems(fields, TODAY, false).map(([field]) => field)).toEqual([
      'form',
      'recipients',
      'purpose',
      'dueOn',
    ]);
    const whole = { ...startOf(TODAY, undefined), form: 'cbam', recipients: [someone], purpose: 'x' };
    expect(askProblems(whole, TODAY, false)).toEqual([]);
  });

  it('sends the form only with a questionnaire, and a product only where one is asked about', () => {
    const fields = { ...startOf(TODAY, undefined), form: 'cbam', recipients: [someone], purpose: 'x' };
    expect(askInputOf(fields, null)).toMatchObject({ form: 'cbam', recipients: [{ companyId: 'c1', linkId: null }] });
    expect(askInputOf({ ...fields, kind: 'supply_map' }, null)).toMatchObject({
      form: null,
      recipients: [{ companyId: 'c1', linkId: 'l1' }],
    });
  });

  it('27.7 wants an interval’s fields instead of a due day, and names a wrong period', () => {
    const plan = { every: 'quarter', firstPeriod: '2026-Q4', lastPeriod: '2026-Q3', answerDays: 0 } as const;
    const fields = {
      ...startOf(TODAY, undefined),
      ...plan,
      form: 'cbam',
      recipients: [someone],
      purpose: 'x',
      dueOn: '',
    };
    expect(askProblems(fields, TODAY, false).map(([field]) => field)).toEqual(['lastPeriod', 'answerDays']);
    const right = { ...fields, lastPeriod: '', answerDays: 14 };
    expect(askProblems(right, TODAY, false)).toEqual([]);
    expect(seriesInputOf({ ...right, kind: 'flows', recipients: [someone, { ...someone, linkId: null }] })).toEqual({
      ...{ kind: 'flows', every: 'quarter', form: null, firstPeriod: '2026-Q4', lastPeriod: null, answerDays: 14 },
      ...{ recipients: ['c1'], purpose: 'x', message: '', validityMonths: 12, needsTwo: false },
    });
    expect(planOf('half_year', TODAY)).toEqual({ every: 'half_year', firstPeriod: '2026-Q3' });
    expect(planOf('daily', TODAY)).toEqual({});
    const refused = { result: { code: 'review.series_period', msg: {}, fields: { lastPeriod: 'far' } } };
    expect(askRefusal(new ApiError(400, refused), [someone])).toEqual([['lastPeriod', 'declaration:problem.period']]);
  });

  it('names the companies that were asked already', () => {
    const fields = { 'recipients.0': 'asked' };
    const error = new ApiError(409, { result: { code: 'review.asked_already', msg: {}, fields } });
    expect(askRefusal(error, [someone])).toEqual([['recipients', 'declaration:problem.askedAlready?names=Nuri']]);
  });

  it('counts days over months, and knows the end of a quarter', () => {
    expect(dayAfter('2026-12-25', 14)).toBe('2027-01-08');
    expect(quarterEnd('2026-11-15')).toBe('2026-12-31');
  });
});

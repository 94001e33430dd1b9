// @both-engines: the embedded database queues where PostgreSQL locks
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useDatabases, useFolders } from '../../test/fixtures/database/databases.ts';
import { useReviewsOn } from '../../test/fixtures/review/parallel-reviews.ts';
import { appOn } from '../../test/fixtures/world/parallel-app.ts';

const times = (count: number) => Array.from({ length: count }, (_, at) => at);
const newFolder = useFolders();
const databases = await useDatabases();
const MANY = 50;

describe.each(databases)('many who decide at once, on %s', (_, database) => {
  const on = appOn(database, newFolder());
  const { runs } = on;
  const { pair, drafted, submitted, inReview, seenOf } = useReviewsOn(on, database);

  beforeEach(() => Object.assign(runs, { asked: 0, made: 0 }));
  // A transaction that was repeated had been part of a deadlock.
  afterEach(() => expect(runs.made).toBe(runs.asked));

  const codesOf = (answers: PromiseSettledResult<unknown>[]) =>
    answers.map((answer) => (answer.status === 'fulfilled' ? 'done' : answer.reason.code)).toSorted();
  const oneOf = (many: number, code: string) => ['done', ...times(many - 1).map(() => code)].toSorted();

  it('S2.4 lets one of fifty decisions about a declaration be the decision', async () => {
    const two = await pair();
    const seen = await inReview(two);
    await two.asker.one.addComment({ id: seen.id, round: 1, path: 'factory.name', severity: 'info', body: '확인' });
    const decide = (at: number) => {
      const who = at % 2 === 0 ? two.asker.one : two.asker.other;
      if (at % 3 === 0) return who.rejectDeclaration({ ...seen, reason: '아닙니다.' });
      return at % 3 === 1 ? who.approveDeclaration(seen) : who.approveDeclarations({ items: [seen] });
    };
    const answers = await Promise.allSettled(times(MANY).map(decide));
    const single = answers.filter((_answer, at) => at % 3 !== 2);
    const bulk = answers.flatMap((answer, at) => (at % 3 === 2 && answer.status === 'fulfilled' ? [answer.value] : []));
    const approved = bulk.filter((answer) => 'approved' in answer && answer.approved.length === 1).length;
    const won = single.filter(({ status }) => status === 'fulfilled').length;
    expect(won + approved).toBe(1);
    const refused = new Set(codesOf(single.filter(({ status }) => status === 'rejected')));
    expect([...refused]).toEqual(['review.declaration_changed']);
    const { rows } = await two.asker.one.listDeclarationEvents({ id: seen.id });
    expect(rows.map(({ kind }) => kind).filter((kind) => kind === 'approved' || kind === 'rejected')).toHaveLength(1);
    const { rounds, state } = await two.supplier.one.getDeclaration({ id: seen.id });
    expect(rounds.map(({ decision }) => decision)).toEqual([state]);
  });

  it('S2.4 lets one submit, and one of recalling and taking win', async () => {
    const two = await pair();
    const { id, version } = await drafted(two);
    const submits = await Promise.allSettled(times(10).map(() => two.supplier.one.submitDeclaration({ id, version })));
    expect(codesOf(submits)).toEqual(oneOf(10, 'review.declaration_changed'));
    for (const nth of times(5)) {
      const now = await two.supplier.one.getDeclaration({ id });
      const seen = seenOf(
        now.state === 'submitted' ? now : await two.supplier.one.submitDeclaration({ id, version: now.version }),
      );
      const tries = [
        () => two.asker.one.takeReview(seen),
        () => two.supplier.one.recallDeclaration({ id, version: seen.version }),
      ];
      const answers = await Promise.allSettled(
        (nth % 2 === 0 ? tries : tries.toReversed()).map((attempt) => attempt()),
      );
      expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const after = await two.supplier.one.getDeclaration({ id });
      expect(['draft', 'in_review']).toContain(after.state);
      if (after.state === 'in_review') await two.asker.one.releaseReview(seenOf(after));
    }
  });

  it('S2.4 lets one of ten take it', async () => {
    const two = await pair();
    const seen = seenOf(await submitted(two));
    const answers = await Promise.allSettled(
      times(10).map((at) => (at % 2 === 0 ? two.asker.one : two.asker.other).takeReview(seen)),
    );
    expect(codesOf(answers)).toEqual(oneOf(10, 'review.declaration_changed'));
  });

  it('S2.4 counts the first of two once, however often it is said, and never the same person twice', async () => {
    const two = await pair();
    const seen = await inReview(two, true);
    const first = await Promise.allSettled(times(10).map(() => two.asker.one.approveDeclaration(seen)));
    expect(codesOf(first)).toEqual(oneOf(10, 'review.declaration_changed'));
    const now = await two.asker.one.getDeclaration({ id: seen.id });
    expect(now).toMatchObject({ state: 'in_review' });
    expect(now.firstApprovalBy).not.toBe('');
    await expect(two.asker.one.approveDeclaration(seenOf(now))).rejects.toMatchObject({ code: 'review.same_reviewer' });
    const second = await Promise.allSettled(times(10).map(() => two.asker.other.approveDeclaration(seenOf(now))));
    expect(codesOf(second)).toEqual(oneOf(10, 'review.declaration_changed'));
    const { state, rounds } = await two.asker.one.getDeclaration({ id: seen.id });
    expect([state, rounds[0]?.decision]).toEqual(['approved', 'approved']);
    expect(rounds[0]?.secondBy).not.toBe('');
  });

  it('S2.4 approves many in two lists at once, each once', async () => {
    const two = await pair();
    const items = [];
    for (const _nth of times(8)) items.push(await inReview(two));
    const answers = await Promise.all([
      two.asker.one.approveDeclarations({ items }),
      two.asker.other.approveDeclarations({ items: items.toReversed() }),
    ]);
    const approved = answers.flatMap((answer) => answer.approved);
    expect(approved.toSorted()).toEqual(items.map(({ id }) => id).toSorted());
    const refused = answers.flatMap((answer) => answer.refused);
    expect(refused.map(({ code }) => code)).toEqual(items.map(() => 'review.declaration_changed'));
  });
});

import { expect, it } from 'vitest';
import { QUESTIONS, useReviews } from '../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm, product, link, questionnaire, answer, member } = useReviews(world);
const CANARY = '⟦첫째⟧';
const DUE = '2026-12-15';

/** Creates a customer, its supplier and a supplier of that supplier. */
const threeTiers = async () => {
  const [first, middle, last] = [await firm(`${CANARY} 완성차`), await firm('누리셀에너지'), await firm('대성화학')];
  const pack = await product(middle, '배터리팩');
  await link(first, await product(first, `${CANARY} 전기차`), middle, pack);
  await link(middle, pack, last, await product(last, '양극재'));
  const { id: form } = await questionnaire(first, QUESTIONS, '자가진단');
  const { ids } = await first.owner.askForDeclarations({
    kind: 'questionnaire',
    form,
    recipients: [{ companyId: middle.id }],
    dueOn: '2026-12-24',
    purpose: `${CANARY} 목적`,
    message: `${CANARY} 부탁`,
  });
  const requestId = ids[0] ?? '';
  const passed = await middle.owner.askForDeclarations({
    kind: 'questionnaire',
    recipients: [{ companyId: last.id }],
    dueOn: DUE,
    purpose: '우리 확인',
    message: '',
    forwardedFrom: requestId,
  });
  return { first, middle, last, form, requestId, passedId: passed.ids[0] ?? '' };
};

it('S2.4 passes the same questionnaire on, and shows whoever was asked how far it is', async () => {
  const { first, middle, last, requestId, passedId } = await threeTiers();
  const received = await middle.owner.getReviewRequest({ id: requestId });
  expect(received.forwarded).toEqual({ asked: 1, answered: 0 });
  expect(await middle.owner.getReviewRequest({ id: passedId })).toMatchObject({ forwardedFrom: requestId });
  await middle.owner.askForDeclarations({
    kind: 'factory',
    recipients: [{ companyId: last.id }],
    dueOn: DUE,
    purpose: '다른 일',
  });
  const passedOn = { side: 'asked', forwardedFrom: requestId } as const;
  const idsOf = ({ rows, total }: { rows: { id: string }[]; total: number }) => [rows.map(({ id }) => id), total];
  expect(idsOf(await middle.owner.listReviewRequests(passedOn))).toEqual([[passedId], 1]);
  for (const { owner } of [first, last]) expect(idsOf(await owner.listReviewRequests(passedOn))).toEqual([[], 0]);
  const begun = await last.owner.startDeclaration({ requestId: passedId });
  expect(begun.draft?.form).toEqual((await middle.owner.startDeclaration({ requestId })).draft?.form);
  const saved = await answer(last.owner, begun, 'people', 3);
  await last.owner.submitDeclaration({ id: begun.id, version: saved.version });
  expect((await middle.owner.getReviewRequest({ id: requestId })).forwarded).toEqual({ asked: 1, answered: 1 });
  // The first company does not see whom its supplier asks.
  expect(await first.owner.getReviewRequest({ id: requestId })).toMatchObject({
    forwarded: { asked: 0, answered: 0 },
    forwardedFrom: null,
  });
  await expect(first.owner.getReviewRequest({ id: passedId })).rejects.toMatchObject({ code: 'request.not_found' });
  await expect(first.owner.getDeclaration({ id: begun.id })).rejects.toMatchObject({ code: 'request.not_found' });
});

it('S2.4 leaves no trace of the first asker in anything that the last is told, shown or sent', async () => {
  const { first, middle, last, form, requestId, passedId } = await threeTiers();
  const { owner } = last;
  const begun = await owner.startDeclaration({ requestId: passedId });
  const saved = await answer(owner, begun, 'people', 3);
  const preview = await owner.previewDeclaration({ id: begun.id });
  const submitted = await owner.submitDeclaration({ id: begun.id, version: saved.version });
  const taken = await middle.owner.takeReview({ id: begun.id, version: submitted.version, round: 1 });
  await middle.owner.approveDeclaration({ id: begun.id, version: taken.version, round: 1 });
  const viewer = await member(last.id, 'viewer');
  const shown = [
    begun,
    saved,
    preview,
    submitted,
    await owner.getDeclaration({ id: begun.id }),
    await viewer.getDeclaration({ id: begun.id }),
    await owner.listDeclarationEvents({ id: begun.id }),
    await owner.listReviewRequests({ side: 'received' }),
    await owner.getReviewRequest({ id: passedId }),
    await owner.listOwnDeclarations({}),
    await owner.getReviewRound({ id: begun.id, round: 1 }),
    await (await owner.exportDeclaration({ id: begun.id })).text(),
    await owner.listNotices({}),
    (await world.mails()).filter(({ user_id }) => user_id === owner.id),
  ];
  const text = JSON.stringify(shown);
  // The id of the questionnaire is that of a version. It reveals neither the template nor its owner.
  for (const trace of [CANARY, first.id, first.owner.id, requestId, form]) expect(text).not.toContain(trace);
  expect(text).toContain('우리 확인');
});

it('S2.4 passes on only what was asked of oneself and is not over', async () => {
  const { first, middle, last, requestId } = await threeTiers();
  const about = { kind: 'factory', dueOn: DUE, purpose: '확인' } as const;
  const asking = { ...about, recipients: [{ companyId: last.id }] };
  const unknown = middle.owner.askForDeclarations({ ...asking, forwardedFrom: crypto.randomUUID() });
  await expect(unknown).rejects.toMatchObject({ code: 'request.not_found' });
  // A company cannot pass on a request that it sent itself.
  const own = first.owner.askForDeclarations({
    ...asking,
    recipients: [{ companyId: middle.id }],
    forwardedFrom: requestId,
  });
  await expect(own).rejects.toMatchObject({ code: 'request.not_found' });
  const stranger = last.owner.askForDeclarations({ ...asking, forwardedFrom: requestId });
  await expect(stranger).rejects.toMatchObject({ code: 'request.not_found' });
  await middle.owner.declineReviewRequest({ id: requestId, reason: '해당 없음' });
  const late = middle.owner.askForDeclarations({ ...asking, forwardedFrom: requestId });
  await expect(late).rejects.toMatchObject({ code: 'review.request_closed' });
});

import { CSV_TYPE, type Declaration, XLSX_TYPE } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { rawXlsx, sheetData, xlsxOf } from '../../../test/fixtures/factory/sheet-files.ts';
import { useReviews } from '../../../test/fixtures/review/questionnaires.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { pair, asked, answer, questionnaire, firm, member, pdf, submit, take, sentBack, valuesOf } = useReviews(world);

let two: Awaited<ReturnType<typeof pair>>;
let form: string;
world.arrange(async () => {
  two = await pair();
  form = (await questionnaire(two.asker)).id;
});
const get = ({ id }: Pick<Declaration, 'id'>) => two.supplier.owner.getDeclaration({ id });
const impossible = (state: string, act: string) => ({ code: 'review.act_impossible', fields: { state, act } });
const hidden = { code: 'request.not_found' };

describe('attachFile and detachFile', () => {
  it('S2.4 belong to a draft until it is submitted, and to what was submitted for ever', async () => {
    const { owner } = two.supplier;
    const begun = await asked(two, form);
    await answer(owner, begun, 'policy', 'yes');
    const first = await owner.attachFile({ declarationId: begun.id, path: 'answers.paper', file: await pdf() });
    const whole = await owner.attachFile({ declarationId: begun.id, path: 'attachments', file: await pdf('전체.pdf') });
    expect((await get(begun)).draft?.answers.paper).toEqual([{ id: first.id, name: '방침.pdf' }]);
    await owner.detachFile({ id: whole.id });
    await expect(owner.detachFile({ id: whole.id })).rejects.toMatchObject(hidden);
    expect(await world.db().selectFrom('document').select('name').where('name', '=', '전체.pdf').execute()).toEqual([]);
    const submitted = await submit(two, await get(begun));
    expect(valuesOf(submitted.snapshot)['answers.paper']).toMatchObject([{ id: first.id, name: '방침.pdf' }]);
    const seen = await two.asker.owner.getDeclaration({ id: begun.id });
    expect(seen.attachments.map(({ id }) => id)).toEqual([first.id]);
    const returned = await sentBack(two, await take(two.asker.owner, submitted), 'answers.paper');
    await owner.detachFile({ id: first.id });
    const again = await owner.attachFile({
      declarationId: begun.id,
      path: 'answers.paper',
      file: await pdf('새것.pdf'),
    });
    // The reviewer does not see the new file before the next submission.
    const before = await two.asker.owner.getDeclaration({ id: begun.id });
    expect(before.attachments.map(({ id }) => id)).toEqual([first.id]);
    expect(before.snapshot).toBe(returned.snapshot);
    await submit(two, await get(begun));
    const after = await two.asker.owner.getDeclaration({ id: begun.id });
    expect(after.attachments.map(({ id }) => id).toSorted()).toEqual([first.id, again.id].toSorted());
    expect((await owner.getReviewFile({ id: first.id })).size).toBeGreaterThan(0);
  });

  it('S2.4 are refused at a question that asks for none, of the wrong kind, by others, and where nothing is open', async () => {
    const begun = await asked(two, form);
    const attach = async (path: string, by = two.supplier.owner, file?: File) =>
      by.attachFile({ declarationId: begun.id, path, file: file ?? (await pdf()) });
    await expect(attach('answers.people')).rejects.toMatchObject({ code: 'review.field_unknown' });
    await expect(attach('factory.name')).rejects.toMatchObject({ code: 'review.field_unknown' });
    const text = new File(['words'], '글.pdf');
    await expect(attach('attachments', two.supplier.owner, text)).rejects.toMatchObject({
      code: 'review.attachment_type',
    });
    await expect(attach('attachments', two.asker.owner)).rejects.toMatchObject(hidden);
    const kept = await attach('attachments');
    await expect(two.asker.owner.detachFile({ id: kept.id })).rejects.toMatchObject(hidden);
    await sentBack(two, await take(two.asker.owner, await submit(two, await get(begun))), 'answers.people');
    await expect(attach('attachments')).rejects.toMatchObject({ code: 'review.field_closed' });
    await expect(two.supplier.owner.detachFile({ id: kept.id })).rejects.toMatchObject({ code: 'review.field_closed' });
  });
});

describe('a sheet', () => {
  const template = async () => new Uint8Array(await xlsxOf(['Metal', 'Smelter'], [['Tin', 'PT Timah']]));
  const named = (content: string | Uint8Array<ArrayBuffer>, name: string) => new File([content], name);

  it('S2.4 23.4 is attached as it is, and given to the reviewer as a file to save', async () => {
    const { owner } = two.supplier;
    const begun = await asked(two, form);
    const attach = (file: File) => owner.attachFile({ declarationId: begun.id, path: 'attachments', file });
    const bytes = await template();
    const xlsx = await attach(named(bytes, 'CMRT.xlsx'));
    expect(xlsx).toMatchObject({ name: 'CMRT.xlsx', mediaType: XLSX_TYPE, size: bytes.length });
    const csv = await attach(named('\ufeff제련소,국가\n온산,KR\n', '제련소.csv'));
    expect(csv).toMatchObject({ name: '제련소.csv', mediaType: CSV_TYPE });
    // More rows than an import accepts, and headings without rows.
    await attach(named(`id\n${'x\n'.repeat(10_100)}`, '긴.csv'));
    await attach(named('제련소,국가\n', '빈.csv'));
    await submit(two, await get(begun));
    const reader = await world.token({ role: 'supplier', company_id: two.asker.id, companyRole: 'viewer' });
    const response = await world.inject({ url: `/api/review/files/${xlsx.id}` }, reader);
    expect(response.headers).toMatchObject({
      'content-type': XLSX_TYPE,
      'content-disposition': expect.stringMatching(/^attachment; /),
      'x-content-type-options': 'nosniff',
    });
    expect(response.rawPayload).toEqual(Buffer.from(bytes));
    const stranger = await firm('모르는 회사');
    await expect(stranger.owner.getReviewFile({ id: csv.id })).rejects.toMatchObject(hidden);
  });

  it('S2.4 23.4 is refused where it is none, is locked, has macros, or unpacks to far too much', async () => {
    const begun = await asked(two, form);
    const attach = (content: string | Uint8Array<ArrayBuffer>, name: string) =>
      two.supplier.owner.attachFile({ declarationId: begun.id, path: 'attachments', file: named(content, name) });
    const raw = async (more: Record<string, string | Buffer>) =>
      new Uint8Array(await rawXlsx({ sheet: sheetData(['<c r="A2"><v>1</v></c>']), more }));
    const bad = (trouble: string) => ({ code: 'review.attachment_sheet', fields: { file: trouble } });
    await expect(attach(await raw({ 'xl/vbaProject.bin': 'x' }), 'a.xlsx')).rejects.toMatchObject(bad('macros'));
    const bomb = await raw({ 'xl/media/x.bin': Buffer.alloc(60 * 1024 * 1024) });
    await expect(attach(bomb, 'a.xlsx')).rejects.toMatchObject(bad('bomb'));
    await expect(attach((await template()).slice(0, 400), 'a.xlsx')).rejects.toMatchObject(bad('damaged'));
    await expect(attach(new Uint8Array([0x80, 0xff, 0, 0x81]), 'a.csv')).rejects.toMatchObject(bad('encoding'));
    const locked = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1]);
    await expect(attach(locked, 'a.csv')).rejects.toMatchObject(bad('old_format'));
    for (const name of ['a.xlsx', 'a.txt', 'a.html'])
      await expect(attach('제련소,국가\n온산,KR\n', name)).rejects.toMatchObject({ code: 'review.attachment_type' });
    expect((await get(begun)).attachments).toEqual([]);
  });
});

describe('an approval inside the company', () => {
  it('S2.4 is of what was seen: nothing goes out before it, nor after a change', async () => {
    const { owner } = two.supplier;
    const boss = await member(two.supplier.id, 'owner', { name: '이대표' });
    const begun = await asked(two, form);
    const waiting = await owner.askApproval({
      id: begun.id,
      version: begun.version,
      memberId: boss.id,
      note: '봐 주세요.',
    });
    expect(waiting.draft?.approval).toMatchObject({ state: 'asked', person: { name: '이대표' }, isOfMe: false });
    expect(waiting.acts).not.toContain('answerApproval');
    await expect(submit(two, waiting)).rejects.toMatchObject({ code: 'review.approval_pending' });
    const own = owner.answerApproval({ id: begun.id, version: waiting.version, isApproved: true });
    await expect(own).rejects.toMatchObject(impossible('draft', 'answer_approval'));
    const refused = await boss.answerApproval({
      id: begun.id,
      version: waiting.version,
      isApproved: false,
      note: '인원이 달라요.',
    });
    await expect(submit(two, refused)).rejects.toMatchObject({ code: 'review.approval_pending' });
    await answer(owner, begun, 'people', 14, 12);
    expect((await get(begun)).draft?.approval?.state).toBe('outdated');
    const repeated = await owner.askApproval({ id: begun.id, version: (await get(begun)).version, memberId: boss.id });
    const approved = await boss.answerApproval({ id: begun.id, version: repeated.version, isApproved: true });
    expect(approved.draft?.approval).toMatchObject({ state: 'approved' });
    expect((await submit(two, approved)).state).toBe('submitted');
    const sent = await world.db().selectFrom('notice').select('about').where('kind', '=', 'review.approval').execute();
    expect(sent.map(({ about }) => about.change).toSorted()).toEqual(['asked', 'asked', 'given', 'refused']);
    // The other side learns nothing of the approval.
    const seen = JSON.stringify([
      await two.asker.owner.getDeclaration({ id: begun.id }),
      await two.asker.owner.listDeclarationEvents({ id: begun.id }),
    ]);
    for (const secret of ['이대표', '봐 주세요', '인원이 달라요', 'approval_']) expect(seen).not.toContain(secret);
  });

  it('S2.4 is asked of a colleague who may write, and can be withdrawn', async () => {
    const { owner } = two.supplier;
    const begun = await asked(two, form);
    const viewer = await member(two.supplier.id, 'viewer');
    for (const memberId of [owner.id, viewer.id, two.asker.owner.id, crypto.randomUUID()]) {
      const asking = owner.askApproval({ id: begun.id, version: begun.version, memberId });
      await expect(asking).rejects.toMatchObject({ code: 'review.approver_unfit' });
    }
    const editor = await member(two.supplier.id, 'editor');
    const waiting = await owner.askApproval({ id: begun.id, version: begun.version, memberId: editor.id });
    const free = await owner.withdrawApproval({ id: begun.id, version: waiting.version });
    expect(free.draft?.approval).toBeNull();
    expect((await submit(two, free)).state).toBe('submitted');
  });
});

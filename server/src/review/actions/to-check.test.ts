import { describe, expect, it } from 'vitest';
import { simplePdf } from '../../../test/fixtures/pdf/corpus.ts';
import { useReviewRows } from '../../../test/fixtures/review/rows.ts';
import { type Firm, useSupply } from '../../../test/fixtures/supply/companies.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';

const world = useWorld();
const { firm } = useSupply(world);
const { declaration } = useReviewRows(world);

let asker: Firm;
let owner: Firm;
let declarationId: string;
world.arrange(async () => {
  [asker, owner] = [await firm('한빛모빌리티'), await firm('누리셀에너지')];
  declarationId = (await declaration('in_review', { respondentId: owner.id, reviewerId: asker.id })).id;
});

const open = () => asker.owner.openAction({ title: '보호구 지급 기록', dueOn: '2026-12-31', declarationId });
const file = async () => new File([new Uint8Array(await simplePdf())], '대장.pdf', { type: 'application/pdf' });

describe('listActions', () => {
  it('26.5 lists what the asking company has to check, and nothing of it to the other side', async () => {
    const toCheck = async ({ owner: by }: Firm) =>
      (await by.listActions({ state: 'to_check' })).rows.map(({ id }) => id);
    const counted = async ({ owner: by }: Firm) => (await by.listTasks()).counts['action.check'] ?? 0;
    const [submitted, extended, started] = [await open(), await open(), await open()];
    expect(await toCheck(asker)).not.toContain(submitted.id);
    await owner.owner.addActionEvidence({ actionId: submitted.id, file: await file() });
    await owner.owner.moveAction({ id: submitted.id, version: 1, move: 'submit' });
    const ask = { id: extended.id, version: extended.version, until: '2027-01-31', reason: '검사가 늦어요.' };
    await owner.owner.askExtension(ask);
    expect(await toCheck(asker)).toEqual(expect.arrayContaining([submitted.id, extended.id]));
    expect(await toCheck(asker)).not.toContain(started.id);
    expect(await counted(asker)).toBe((await toCheck(asker)).length);
    expect(await toCheck(owner)).toEqual([]);
  });
});

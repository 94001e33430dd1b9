import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { useFolders } from '../../../test/fixtures/database/databases.ts';
import { CANARY, useChain } from '../../../test/fixtures/supply/chains.ts';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { readCsv } from '../../kit/sheet/csv-reader.ts';
import { readXlsx } from '../../kit/sheet/xlsx-reader.ts';

const world = useWorld();
const newFolder = useFolders();
const bytesOf = async (file: Blob) => Buffer.from(await file.arrayBuffer());
const { chain, atTier } = useChain(world);

describe('exportSupplyTiers', () => {
  it('A5 27.2 writes a line for each link as its viewer sees it, and nothing of those that are masked', async () => {
    const { car, carId } = chain();
    const masked = await atTier(car, 3);
    const text = await (await car.owner.exportSupplyTiers({ productId: carId })).text();
    const [head = '', ...lines] = text.split('\r\n').slice(0, -1);
    expect(head).toContain('차수');
    const { links } = await car.owner.getSupplyTiers({ productId: carId });
    expect(lines).toHaveLength(links.length);
    expect(lines[0]).toMatch(/^1,누리셀에너지,.*,우리 회사,56%,/);
    expect(lines[0]).toContain(',대한민국,');
    expect(lines.at(-1)).toContain(`3,협력사 ${masked?.token},`);
    expect(lines.at(-1)).toContain('10~<30%');
    expect(text).not.toContain(CANARY);
  });

  it('27.2 writes the same rows as a workbook', async () => {
    const { car, carId } = chain();
    const csv = await car.owner.exportSupplyTiers({ productId: carId });
    const xlsx = await car.owner.exportSupplyTiers({ productId: carId, format: 'xlsx' });
    const path = join(newFolder(), 'tiers.xlsx');
    writeFileSync(path, await bytesOf(xlsx));
    const read = [await readCsv(await bytesOf(csv)), await readXlsx(path)].map(({ rows }) =>
      rows.map(({ cells }) => cells),
    );
    expect(read[0]).toHaveLength(4);
    expect(read[1]).toEqual(read[0]);
  });

  it('leaves a line in the audit log', async () => {
    const { car } = chain();
    await car.owner.exportSupplyTiers();
    const { rows } = await (await world.admin()).listAuditLines({ operation: 'exportSupplyTiers' });
    expect(rows).toHaveLength(1);
  });

  it('A1 knows no product of another company', async () => {
    const { rival, carId } = chain();
    await expect(rival.owner.exportSupplyTiers({ productId: carId })).rejects.toMatchObject({
      code: 'request.not_found',
    });
  });
});

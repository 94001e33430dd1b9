import { describe, expect, it } from 'vitest';
import { useWorld } from '../../../test/fixtures/world/world.ts';
import { insertAuditLine } from '../../kit/audit/line.store.ts';
import { csvLine } from '../../kit/sheet/csv-lines.ts';
import { auditCsv } from './export.ts';

const world = useWorld();

const exported = async (input: object, headers = {}, token?: string) => {
  const bearer = token ?? (await world.token({ name: '박운영', email: 'park@test.kr' }));
  const request = { method: 'POST', url: '/api/admin/audit/export', payload: input, headers } as const;
  return world.inject(request, bearer);
};

describe('exportAuditLines', () => {
  it('S2.7 gives a spreadsheet in UTF-8 and keeps the reason in the log', async () => {
    await (await world.supplier()).registerFactory({ name: '울산', country: 'KR' });
    const answer = await exported({ reason: '11월 정기 점검' });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="audit-2026-11-15.csv"; filename*=UTF-8''audit-2026-11-15.csv`,
    });
    expect([...answer.rawPayload.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head = '', ...lines] = answer.body.split('\r\n');
    expect(head).toContain('시각 (한국),이름,이메일');
    expect(lines).toHaveLength(3);
    expect(answer.body).toMatch(
      /^2026-11-15 09:00:00\.000,박운영,pa\*{4}@t\*{3}\.kr,.*,exportAuditLines,.*11월 정기 점검/m,
    );
    expect(answer.body).toMatch(/,registerFactory,/);
    const { rows } = await (await world.admin()).listAuditLines({ operation: 'exportAuditLines' });
    expect(rows).toMatchObject([{ note: '11월 정기 점검', person: { name: '박운영' } }]);
  });

  it('takes the same filters, and speaks the language of whoever asks', async () => {
    await (await world.supplier()).registerFactory({ name: '울산', country: 'KR' });
    const { body } = await exported({ reason: 'x', operation: 'registerFactory' }, { 'accept-language': 'en' });
    expect(body.split('\r\n')).toHaveLength(3);
    expect(body).toContain('Time (Korea),Name,Email');
    expect(body).not.toContain('exportAuditLines');
  });

  it('refuses without a reason, and then leaves no line', async () => {
    const token = await world.token({});
    for (const reason of ['', '   ', undefined, 'x'.repeat(501)]) {
      expect((await exported({ reason }, {}, token)).json().result).toMatchObject({
        code: 'request.invalid',
        fields: { reason: expect.any(String) },
      });
    }
    expect((await (await world.admin()).listAuditLines()).rows).toEqual([]);
  });

  it('A10 asks for the password again after ten minutes', async () => {
    const token = await world.token({});
    world.passMinutes(11);
    expect((await exported({ reason: '점검' }, {}, token)).json().result.code).toBe('session.password_needed');
  });

  it('keeps a part at a time, whatever the log holds', async () => {
    const at = world.clock();
    const rest = { actorId: null, companyId: null, recordId: null, requestId: 'r', address: '::1', note: '' };
    for (let no = 0; no < 2_100; no++) await insertAuditLine(world.db(), { at, operation: `o${no}`, ...rest });
    const parts: number[] = [];
    const seen = new Set<string>();
    for await (const part of auditCsv((run) => run(world.db()), {}, 'kr')) {
      const lines = part.split('\r\n').filter(Boolean);
      parts.push(lines.length);
      for (const line of lines) seen.add(line);
    }
    expect(parts).toEqual([1, 1_000, 1_000, 100]);
    expect(seen.size).toBe(2_101);
  });
});

describe('csvLine', () => {
  it.each(['=1+1', '+82', '-2', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1+1', '＠x', '|calc', '%0a'])(
    'lets no spreadsheet calculate %j',
    (cell) => {
      expect(csvLine([cell]).replace(/^"/, '')).toMatch(/^'/);
    },
  );

  it('keeps commas, quotes and line breaks inside their cell', () => {
    expect(csvLine(['a,b', 'say "yes"', 'one\ntwo', null, 7, '가'])).toBe('"a,b","say ""yes""","one\ntwo",,7,가\r\n');
  });
});

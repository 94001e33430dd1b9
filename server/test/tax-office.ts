import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

type Call = { path: string; key: string; body: unknown };
type Row = Record<string, unknown>;
type Odd = (response: ServerResponse, call: Call, usual: () => void) => void;

export const TAX_KEY = 'tax/office+key==';

/** One row as the real service has it. */
export const taxRow = (number: string, told: Row = {}): Row => ({
  b_no: number,
  b_stt: '계속사업자',
  b_stt_cd: '01',
  tax_type: '부가가치세 일반과세자',
  tax_type_cd: '01',
  end_dt: '',
  utcc_yn: 'N',
  tax_type_change_dt: '',
  invoice_apply_dt: '',
  rbf_tax_type: '해당없음',
  rbf_tax_type_cd: '99',
  ...told,
});

export const CLOSED = { b_stt: '폐업자', b_stt_cd: '03', end_dt: '20251231' };
export const SUSPENDED = { b_stt: '휴업자', b_stt_cd: '02' };
export const UNREGISTERED = {
  b_stt: '',
  b_stt_cd: '',
  tax_type: '국세청에 등록되지 않은 사업자등록번호입니다.',
  tax_type_cd: '',
};

/** A server that answers as the tax office's service does: by number, what is told of it, and active otherwise. */
export const useTaxOffice = async () => {
  const rows = new Map<string, Row>();
  const calls: Call[] = [];
  const office = { odd: undefined as Odd | undefined };
  const server = createServer(async (request, response) => {
    const { pathname, searchParams } = new URL(request.url ?? '', 'http://localhost');
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const call: Call = {
      path: pathname,
      key: searchParams.get('serviceKey') ?? '',
      body: JSON.parse(Buffer.concat(chunks).toString()),
    };
    calls.push(call);
    const usual = () => answer(response, call, rows);
    if (office.odd) office.odd(response, call, usual);
    else usual();
  });
  // Longer than the embedded database ever takes for one statement, during which nobody would see an idle connection end.
  server.keepAliveTimeout = 60_000;
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api/nts-businessman/v1`,
    calls,
    /** What it says of a number from now on. */
    say: (number: string, told: Row) => void rows.set(number, taxRow(number, told)),
    /** How it behaves from now on; as usual when left out. */
    behave: (odd?: Odd) => {
      office.odd = odd;
    },
    reset: () => {
      rows.clear();
      calls.length = 0;
      office.odd = undefined;
    },
  };
};

export const sendJson = (response: ServerResponse, status: number, body: unknown) =>
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

const answer = (response: ServerResponse, { path, key, body }: Call, rows: Map<string, Row>) => {
  if (key !== TAX_KEY) return sendJson(response, 401, { code: -401, msg: '유효하지 않은 인증키 입니다.' });
  const { b_no, businesses } = body as { b_no?: string[]; businesses?: { b_no: string; p_nm: string }[] };
  const rowOf = (number: string) => rows.get(number) ?? taxRow(number);
  const count = (b_no ?? businesses ?? []).length;
  if (count > 100) return sendJson(response, 413, { status_code: 'TOO_LARGE_REQUEST' });
  if (path.endsWith('/status') && b_no) {
    const data = b_no.map(rowOf);
    return sendJson(response, 200, { status_code: 'OK', request_cnt: count, match_cnt: count, data });
  }
  if (path.endsWith('/validate') && businesses) {
    const data = businesses.map((asked) =>
      asked.p_nm === '홍길동'
        ? { b_no: asked.b_no, valid: '01', request_param: asked, status: rowOf(asked.b_no) }
        : { b_no: asked.b_no, valid: '02', valid_msg: '확인할 수 없습니다.', request_param: asked },
    );
    return sendJson(response, 200, { status_code: 'OK', request_cnt: count, valid_cnt: count, data });
  }
  return sendJson(response, 400, { status_code: 'BAD_JSON_REQUEST' });
};

import type { AuditLine, Language } from '@ieum/contract';
import type { InTransaction } from '../../kit/db/database.ts';
import { CSV_START, csvLine } from '../../kit/sheet/csv-lines.ts';
import { koreanTime } from '../log/korean-time.ts';
import { maskedPerson } from '../log/masked-person.ts';
import { type AuditFilters, findAuditLines } from './audit.store.ts';

/** Number of lines that are in memory at the same time, whatever the size of the log. */
const PART = 1_000;

/** Yields the log as CSV, newest line first, one part at a time. */
export async function* auditCsv(inTransaction: InTransaction, filters: AuditFilters, language: Language) {
  yield CSV_START + csvLine(HEADS[language]);
  let before: string | undefined;
  for (;;) {
    const lines = await inTransaction((db) => findAuditLines(db, filters, { before }, PART));
    if (lines.length > 0) yield lines.map(csvOf).join('');
    const last = lines.at(-1);
    if (!last || lines.length < PART) return;
    before = `${last.at}_${last.id}`;
  }
}

const csvOf = ({ at, person, company, operation, recordId, address, requestId, note, seal, id }: AuditLine) =>
  csvLine([
    koreanTime(at),
    person?.name ?? null,
    person && maskedPerson(person).email,
    person?.id ?? null,
    company?.name ?? null,
    company?.businessNumber ?? null,
    operation,
    recordId,
    address,
    note,
    requestId,
    id,
    seal?.seq ?? null,
    seal?.hash ?? null,
  ]);

const HEADS: Record<Language, string[]> = {
  kr: [
    '시각 (한국)',
    '이름',
    '이메일',
    '사람 ID',
    '회사',
    '사업자등록번호',
    '작업',
    '대상 ID',
    '접속 주소',
    '사유',
    '요청 ID',
    '기록 ID',
    '봉인 번호',
    '봉인 해시',
  ],
  en: [
    'Time (Korea)',
    'Name',
    'E-mail',
    'Person ID',
    'Company',
    'Business number',
    'Operation',
    'Record ID',
    'Address',
    'Reason',
    'Request ID',
    'Line ID',
    'Seal number',
    'Seal hash',
  ],
  cn: [
    '时间（韩国）',
    '姓名',
    '电子邮箱',
    '人员 ID',
    '公司',
    '营业执照号',
    '操作',
    '记录 ID',
    '访问地址',
    '理由',
    '请求 ID',
    '日志 ID',
    '封存编号',
    '封存哈希',
  ],
  jp: [
    '時刻（韓国）',
    '氏名',
    'メール',
    '人物 ID',
    '会社',
    '事業者登録番号',
    '操作',
    '対象 ID',
    'アクセス元',
    '理由',
    'リクエスト ID',
    '記録 ID',
    '封印番号',
    '封印ハッシュ',
  ],
};

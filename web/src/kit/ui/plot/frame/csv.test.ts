import { describe, expect, it } from 'vitest';
import { csvCell, csvOf } from './csv.ts';

describe('csvCell', () => {
  it('keeps numbers numbers, a negative one too', () => {
    expect([12, -3.5, 0, 1e12].map(csvCell)).toEqual(['12', '-3.5', '0', '1000000000000']);
  });

  it('leaves a missing value empty', () => {
    expect(csvCell(null)).toBe('');
  });

  it.each(['=1+1', '+82 2', '-1', '@SUM(A1)', '\tx', '＝1+1'])('disarms %j', (text) => {
    expect(csvCell(text)).toBe(`'${text}`);
  });

  it('disarms a carriage return and quotes it', () => {
    expect(csvCell('\r=1')).toBe(`"'\r=1"`);
  });

  it('quotes commas, quotes and line breaks', () => {
    expect(csvCell('a,b')).toBe('"a,b"');
    expect(csvCell('"이음"')).toBe('"""이음"""');
    expect(csvCell('a\nb')).toBe('"a\nb"');
  });
});

describe('csvOf', () => {
  it('begins with the mark that lets Excel read Hangul, and ends each line as Excel does', () => {
    const csv = csvOf({
      columns: [{ name: '월' }, { name: '건수', isNumeric: true }],
      rows: [
        {
          key: '0',
          cells: [
            { text: '2026.10', value: '2026-10' },
            { text: '1,200', value: 1200 },
          ],
        },
        {
          key: '1',
          cells: [
            { text: '2026.11', value: '2026-11' },
            { text: '', value: null },
          ],
        },
      ],
    });
    expect(csv).toBe('\uFEFF월,건수\r\n2026-10,1200\r\n2026-11,\r\n');
  });
});

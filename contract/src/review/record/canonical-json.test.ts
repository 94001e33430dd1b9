import { describe, expect, it } from 'vitest';
import { canonicalJson, type Json } from './canonical-json.ts';

const orders = <T>(list: T[]): T[][] =>
  list.length < 2 ? [list] : list.flatMap((item, at) => orders(list.toSpliced(at, 1)).map((rest) => [item, ...rest]));

describe('canonicalJson', () => {
  it('S2.4 writes keys in the order of their code units, however deep, and no blanks', () => {
    const value = { b: [{ z: 1, a: { d: null, c: true } }], a: '  ', B: false, '': {}, 10: [], 9: [[]] };
    expect(canonicalJson(value)).toBe(
      '{"":{},"10":[],"9":[[]],"B":false,"a":"  ","b":[{"a":{"c":true,"d":null},"z":1}]}',
    );
  });

  it('S2.4 orders by code units as RFC 8785 has it, not by letters of a language', () => {
    const keys = { '\u20ac': 1, '\r': 2, '\ufb33': 3, '1': 4, '\u{1f600}': 5, '\u0080': 6, '\u00f6': 7 };
    expect(Object.values(JSON.parse(canonicalJson(keys)))).toEqual([4, 2, 6, 7, 1, 5, 3]);
    expect(canonicalJson({ 공장: 1, 工場: 2, 工厂: 3, plant: 4 })).toBe('{"plant":4,"工厂":3,"工場":2,"공장":1}');
  });

  it('S2.4 gives the same text for every order of keys, and what it says is the value', () => {
    const inner: Json = { kr: '제련소', en: 'smelter "A"', cn: '冶炼厂', jp: '製錬所\n' };
    const parts: [string, Json][] = [
      ['one', inner],
      ['two', [inner, 1.5, null]],
      ['three', ''],
      ['four', { two: [] }],
    ];
    const shuffled = orders(parts).flatMap((outer) =>
      orders(Object.entries(inner)).map((pairs) => ({ ...Object.fromEntries(outer), one: Object.fromEntries(pairs) })),
    );
    expect(shuffled).toHaveLength(24 * 24);
    const texts = new Set(shuffled.map(canonicalJson));
    expect(texts.size).toBe(1);
    for (const text of texts) expect(JSON.parse(text)).toEqual(Object.fromEntries(parts));
  });

  it('S2.4 keeps the order of a list, which says something', () => {
    expect(canonicalJson([2, 1, { b: 1, a: 2 }])).toBe('[2,1,{"a":2,"b":1}]');
    expect(canonicalJson([1, 2])).not.toBe(canonicalJson([2, 1]));
  });

  it.each<[Json, string]>([
    [0, '0'],
    [-0, '0'],
    [1.0, '1'],
    [-1.5, '-1.5'],
    [0.1 + 0.2, '0.30000000000000004'],
    [1e21, '1e+21'],
    [1e-7, '1e-7'],
    [1e15, '1000000000000000'],
    [null, 'null'],
    [true, 'true'],
    ['', '""'],
    ['"\\\b\t\n\f\r\u0001', '"\\"\\\\\\b\\t\\n\\f\\r\\u0001"'],
    ['가\u{1f600}\u2028', '"가\u{1f600}\u2028"'],
    ['\ud800', '"\\ud800"'],
    [[], '[]'],
    [{}, '{}'],
  ])('S2.4 writes %j as %s', (value, text) => {
    expect(canonicalJson(value)).toBe(text);
    expect(canonicalJson(JSON.parse(text))).toBe(text);
  });

  it('S2.4 tells apart what only looks alike: composed and decomposed letters, a number and its text', () => {
    expect(canonicalJson('가')).not.toBe(canonicalJson('가'.normalize('NFD')));
    expect(canonicalJson(1)).not.toBe(canonicalJson('1'));
    expect(canonicalJson({ a: null })).not.toBe(canonicalJson({}));
  });

  it('S2.4 takes a key that every object has by itself for a key like others', () => {
    const value: Json = JSON.parse('{"constructor":1,"__proto__":{"b":2,"a":1}}');
    expect(canonicalJson(value)).toBe('{"__proto__":{"a":1,"b":2},"constructor":1}');
  });
});

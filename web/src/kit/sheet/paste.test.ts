import { expect, it } from 'vitest';
import { parsePasted, toPasted } from './paste.ts';

it.each([
  [
    'a\tb\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a\tb\r\nc\td\r\n',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  ['one', [['one']]],
  ['', [['']]],
  [
    'a\t\nb\t',
    [
      ['a', ''],
      ['b', ''],
    ],
  ],
  ['a\n\nb\n', [['a'], [''], ['b']]],
  ['"two\nlines"\tb', [['two\nlines', 'b']]],
  ['"say ""yes"""\tb', [['say "yes"', 'b']]],
  ['5" pipe\tb', [['5" pipe', 'b']]],
  ['""\tb', [['', 'b']]],
  [' 1,200 \t톤', [['1,200', '톤']]],
])('S2.4 reads what a spreadsheet has copied: %j', (text, cells) => {
  expect(parsePasted(text)).toEqual(cells);
});

it('S2.4 writes cells so that a spreadsheet reads the same', () => {
  const cells = [
    ['a', 'two\nlines'],
    ['say "yes"', 'tab\there'],
  ];
  expect(parsePasted(toPasted(cells))).toEqual(cells);
});

import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['홍길동', '홍'],
  ['  김 이음 ', '김'],
  ['田中 太郎', '田'],
  ['Hong Gildong', 'HG'],
  ['María del Carmen Ruiz', 'MR'],
  ['cher', 'C'],
  ['𠮷野家', '𠮷'],
  ['', ''],
])('shortens %j to %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

import { LANGUAGES, TAG_OF } from '@ieum/contract';
import { describe, expect, it } from 'vitest';
import { fittedView, placeIn } from './geometry.ts';
import { type Box, boxOfMark, type Label, labelsIn, overlap } from './labels.ts';
import { placesIn } from './places.ts';

const frame = { width: 760, height: 520 };
const phone = { width: 328, height: 420 };
const KOREA = { west: 126, east: 129.6, south: 34.5, north: 38 };
const korean = placesIn('kr', TAG_OF.kr);
const namesIn = (labels: Label[]) => labels.map(({ name }) => name);
const boxOf = ({ x, y, width }: Label): Box => ({ left: x, right: x + width, top: y - 8, bottom: y + 8 });

/** Random views and marks, the same in every run. */
const random = (() => {
  let seed = 20261118;
  return () => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648;
  };
})();

describe('labelsIn', () => {
  it('27.6 names provinces and larger places of Korea where its factories are seen', () => {
    const names = namesIn(labelsIn(korean, fittedView(KOREA, frame), frame, []));
    expect(names).toEqual(expect.arrayContaining(['서울', '부산', '대구', '경기도', '경상북도', '전북']));
    expect(names).not.toContain('미국');
  });

  it('27.6 names fewer places the further away they are', () => {
    const counts = [1, 2.5, 7].map(
      (zoom) => labelsIn(korean, { longitude: 127.5, latitude: 36.5, zoom }, frame, []).length,
    );
    expect(counts[0]).toBeLessThan(16);
    expect(counts[0]).toBeGreaterThan(3);
    const seen = labelsIn(korean, { longitude: 127.5, latitude: 36.5, zoom: 1 }, frame, []);
    expect(seen.every(({ kind }) => kind === 'country')).toBe(true);
    expect(namesIn(seen)).toContain('대한민국');
    expect(labelsIn(korean, fittedView(KOREA, phone), phone, []).length).toBeLessThan(
      labelsIn(korean, fittedView(KOREA, frame), frame, []).length,
    );
  });

  it('27.6 lets no name overlap another, cover a mark or leave the frame, in 400 random views', () => {
    for (let round = 0; round < 400; round += 1) {
      const language = LANGUAGES[round % LANGUAGES.length] ?? 'kr';
      const places = placesIn(language, TAG_OF[language]);
      const view = { longitude: random() * 300 - 150, latitude: random() * 110 - 45, zoom: random() * 10 + 1 };
      if (round % 2 === 0) Object.assign(view, { longitude: 126 + random() * 4, latitude: 34 + random() * 4 });
      const marks = Array.from({ length: 12 }, (_, at) =>
        boxOfMark({
          x: random() * 760,
          y: random() * 520,
          count: at === 0 ? 1 : 40 * at,
          factory: at === 0 ? {} : null,
        }),
      );
      const labels = labelsIn(places, view, frame, marks);
      for (const [at, label] of labels.entries()) {
        const box = boxOf(label);
        expect(box.left >= 0 && box.right <= 760 && box.top >= 0 && box.bottom <= 520).toBe(true);
        expect(marks.some((mark) => overlap(mark, box))).toBe(false);
        expect(labels.slice(at + 1).some((other) => overlap(boxOf(other), box))).toBe(false);
      }
    }
  });

  it('27.6 moves the name of a city beside the mark that stands on it', () => {
    const view = { longitude: 129.31, latitude: 35.54, zoom: 7 };
    const at = placeIn(view, view, frame);
    const mark = boxOfMark({ ...at, count: 12, factory: null });
    const ulsan = labelsIn(korean, view, frame, [mark]).find(({ name }) => name === '울산');
    expect(ulsan?.dot).toBeUndefined();
    expect(ulsan && overlap(boxOf(ulsan), mark)).toBe(false);
  });
});

describe('placesIn', () => {
  it('27.6 has a name in each language for every place, and each place once', () => {
    for (const language of LANGUAGES) {
      const places = placesIn(language, TAG_OF[language]);
      expect(places.filter(({ name }) => name.trim() === '')).toEqual([]);
      const keys = places.map(({ kind, key }) => `${kind} ${key}`);
      expect(new Set(keys).size).toBe(keys.length);
      const outside = places.filter(
        ({ latitude, longitude }) => !(Math.abs(latitude) < 85 && Math.abs(longitude) <= 180),
      );
      expect(outside).toEqual([]);
    }
    expect(placesIn('en', TAG_OF.en).map(({ name }) => name)).toEqual(
      expect.arrayContaining(['South Korea', 'Gyeonggi', 'Suwon', 'Guangdong', 'Osaka', 'Texas', 'Ho Chi Minh City']),
    );
  });
});

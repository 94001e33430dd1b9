import { expect, it } from 'vitest';
import { flowSearchOf, readFlowAddress } from './address.ts';

const TODAY = '2026-11-16';
const read = (search: string) => readFlowAddress(new URLSearchParams(search), TODAY);

it('S2.4 shows the last four quarters by company unless the address says otherwise', () => {
  expect(read('')).toEqual({
    product: '',
    from: '2026-Q1',
    to: '2026-Q4',
    by: 'company',
    unit: 'kg',
    material: '',
    view: 'sankey',
    band: '',
    open: '',
  });
  expect(flowSearchOf(read(''), TODAY).toString()).toBe('');
});

it('S2.4 keeps everything that was chosen in the address', () => {
  const search = 'from=2026-05&to=2026-Q3&by=country&unit=percent&view=table&band=W3J8';
  expect(flowSearchOf(read(search), TODAY).toString()).toBe(search);
});

it('S2.4 shows what can be understood of a hand-edited address', () => {
  const odd = read('product=x&from=2026-13&to=1812-Q1&by=moon&unit=lb&view=cinema');
  expect(odd).toEqual(read(''));
  expect(read('from=2026-Q4&to=2026-Q2')).toMatchObject({ from: '2026-Q2', to: '2026-Q2' });
});

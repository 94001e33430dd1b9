import { expect, it } from 'vitest';
import { useSupply } from '../../test/fixtures/supply/companies.ts';
import { type Caller, useWorld } from '../../test/fixtures/world/world.ts';
import { nameColumns } from '../kit/db/script-names.ts';

const world = useWorld();
const { firm, product, link, propose } = useSupply(world);

const REFINER = {
  name: '취저우신란코발트',
  nameEnglish: 'Quzhou Xinlan Cobalt',
  nameChinese: '衢州新蓝钴业',
  nameJapanese: 'ク州コバルト',
};
const NAMES = Object.values(REFINER);

const refiner = async () => {
  const made = await firm(REFINER.name);
  await world.db().updateTable('company').set(nameColumns(REFINER)).where('id', '=', made.id).execute();
  return { ...made, ore: await product(made, '코발트') };
};
const groups = async (caller: Caller, query: string) => (await caller.search({ query })).groups;

it('25.4 finds a partner by its name in every script', async () => {
  const [ours, partner] = [await firm('한빛정밀'), await refiner()];
  const linked = await link(ours, await product(ours, '배터리'), partner, partner.ore);
  for (const query of [...NAMES, '新蓝', 'コバルト']) {
    const found = await groups(ours.owner, query);
    expect(
      found.map(({ kind }) => kind),
      query,
    ).toEqual(['company', 'link']);
    expect(found[0]?.rows, query).toMatchObject([{ id: partner.id, title: REFINER.name }]);
    expect((await ours.owner.listLinks({ search: query })).rows, query).toMatchObject([{ id: linked.id }]);
  }
  const { rows } = await ours.owner.listLinks();
  expect(rows).toMatchObject([{ partner: REFINER }]);
});

it('25.4 finds nobody by a name in any script who has not shown it', async () => {
  const [ours, partner] = [await firm('한빛정밀'), await refiner()];
  await propose(ours, await product(ours, '배터리'), partner);
  for (const query of NAMES) {
    expect(await groups(ours.owner, query), query).toEqual([]);
    expect((await ours.owner.listLinks({ search: query })).rows, query).toEqual([]);
  }
  const text = JSON.stringify([await ours.owner.listLinks(), await ours.owner.getSupplyTiers()]);
  expect(NAMES.filter((name) => text.includes(name))).toEqual([]);
});

it('25.4 names the partner of a task in every script, and leaves the choice to the reader', async () => {
  const [ours, partner] = [await firm('한빛정밀'), await refiner()];
  await propose(partner, partner.ore, ours);
  const [task] = (await ours.owner.listTasks({ kind: 'link.answer' })).rows;
  expect(task?.about).toMatchObject({
    company: REFINER.name,
    companyEnglish: REFINER.nameEnglish,
    companyChinese: REFINER.nameChinese,
    companyJapanese: REFINER.nameJapanese,
  });
});

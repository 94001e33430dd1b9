/**
 * Materials that regulators ask for. A closed list instead of free text, because viewers who see nothing else of a
 * product see this.
 */
export const MATERIALS = [
  'lithium',
  'nickel',
  'cobalt',
  'manganese',
  'graphite',
  'copper',
  'aluminium',
  'steel',
  'rare-earth',
  'tin',
  'tantalum',
  'tungsten',
  'gold',
  'mica',
  'polysilicon',
  'plastic',
  'rubber',
  'cotton',
  'leather',
  'wood',
  'palm',
] as const;
export type Material = (typeof MATERIALS)[number];

/** Kinds of mixed or recycled goods. A family says what a product is, its materials say what is in it. */
export const FAMILIES = ['', 'battery', 'cathode', 'recycled'] as const;
export type Family = (typeof FAMILIES)[number];

/** Marks of goods in pictures: each has a symbol and a color, the same for every viewer. */
export const MARKS = [
  'lithium',
  'cobalt',
  'nickel',
  'manganese',
  'graphite',
  'copper',
  'aluminium',
  'steel',
  'rare-earth',
  'threeTg',
  'plastic',
  'bio',
  'mix',
  'recycled',
  'none',
] as const;
export type Mark = (typeof MARKS)[number];

const SHARED_MARKS: Partial<Record<Material, Mark>> = {
  tin: 'threeTg',
  tantalum: 'threeTg',
  tungsten: 'threeTg',
  gold: 'threeTg',
  mica: 'threeTg',
  polysilicon: 'plastic',
  rubber: 'plastic',
  cotton: 'bio',
  leather: 'bio',
  wood: 'bio',
  palm: 'bio',
};

export const isMaterial = (text: string): text is Material => MATERIALS.some((material) => material === text);

/** Returns the mark of one material. Materials of one group share a mark. */
export const markOfMaterial = (material: string): Mark =>
  isMaterial(material) ? (SHARED_MARKS[material] ?? MARKS.find((mark) => mark === material) ?? 'none') : 'none';

/** Returns the mark of goods: their family decides, then their main material. */
export const markOf = ({ family, materials }: { family: string; materials: readonly string[] }): Mark => {
  if (family === 'recycled') return 'recycled';
  if (family !== '') return 'mix';
  return markOfMaterial(materials[0] ?? '');
};

/** Returns every mark under which goods can be found: their own, and those of all their materials. */
export const marksOf = (goods: { family: string; materials: readonly string[] }): Mark[] => [
  ...new Set([markOf(goods), ...goods.materials.map(markOfMaterial)]),
];

const chapter = (digits: string, from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => `${digits}${String(from + at).padStart(2, '0')}`);

/** Headings and subheadings of the Harmonized System 2022 whose goods consist mainly of a material. */
export const MATERIAL_HEADINGS: Record<Material, readonly string[]> = {
  lithium: ['282520', '283691', '280519'],
  nickel: ['2604', ...chapter('75', 1, 8), '282540', '282735', '283324'],
  cobalt: ['2605', '2822', '8105', '283329'],
  manganese: ['2602', '2820', '8111', '284161', '284169'],
  graphite: ['2504', '3801', '8545'],
  copper: ['2603', ...chapter('74', 1, 13), '7415', '7418', '7419', '282550', '283325', '854411'],
  aluminium: ['2606', '2818', ...chapter('76', 1, 16)],
  steel: ['2601', ...chapter('72', 1, 29), ...chapter('73', 1, 26)],
  'rare-earth': ['2846', '280530'],
  tin: ['2609', '8001', '8002', '8003', '8007'],
  tantalum: ['8103'],
  tungsten: ['2611', '8101', '284180'],
  gold: ['7108', '7109', '284330'],
  mica: ['2525', '6814'],
  polysilicon: ['280461'],
  plastic: chapter('39', 1, 26),
  rubber: chapter('40', 1, 17),
  cotton: [
    ...chapter('52', 1, 12),
    '600621',
    '600622',
    '600623',
    '600624',
    '610510',
    '610610',
    '610910',
    '611020',
    '620342',
    '620462',
    '620520',
    '620630',
  ],
  leather: [...chapter('41', 1, 7), ...chapter('41', 12, 15)],
  wood: chapter('44', 1, 21),
  palm: ['1511', '120710', '151321', '151329', '230660'],
};

const FAMILY_HEADINGS: Record<Exclude<Family, ''>, readonly string[]> = {
  battery: ['850710', '850720', '850730', '850750', '850760', '850780'],
  cathode: [],
  recycled: ['8549', '7204', '7404', '7503', '7602', '8002', '3915', '4004', '5202', '810530', '810197', '810330'],
};

const isUnder = (hs: string, headings: readonly string[]) => headings.some((heading) => hs.startsWith(heading));

/** Materials to whose headings an HS code belongs, in the order of the list. */
export const materialsOfHs = (hs: string): Material[] =>
  MATERIALS.filter((material) => isUnder(hs, MATERIAL_HEADINGS[material]));

/** Returns the kind of mixed or recycled goods that an HS code names; empty if it names none. */
export const familyOfHs = (hs: string): Family =>
  FAMILIES.find((family) => family !== '' && isUnder(hs, FAMILY_HEADINGS[family])) ?? '';

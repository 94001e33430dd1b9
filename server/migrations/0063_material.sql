-- Materials are things of their own: a product has any number of them, the main one first, each with the fraction of its
-- mass where that is known, and a family that says what kind of mixed or recycled goods it is. Both take the place of one
-- material group. Lines of a bill have materials too, and a shipment keeps those that its goods had.

-- What each material is called. A product is found by these words; `materials.test.ts` compares them with `locales`.
create function supply_material_words(material text) returns text language sql immutable parallel safe as $$
  select case material
    when 'lithium' then '리튬, Lithium, 锂, リチウム'
    when 'nickel' then '니켈, Nickel, 镍, ニッケル'
    when 'cobalt' then '코발트, Cobalt, 钴, コバルト'
    when 'manganese' then '망간, Manganese, 锰, マンガン'
    when 'graphite' then '흑연, Graphite, 石墨, 黒鉛'
    when 'copper' then '구리, Copper, 铜, 銅'
    when 'aluminium' then '알루미늄, Aluminum, 铝, アルミニウム, Aluminium'
    when 'steel' then '철강, Steel, 钢铁, 鉄鋼'
    when 'rare-earth' then '희토류, Rare earths, 稀土, レアアース, Rare earth'
    when 'tin' then '주석, Tin, 锡, スズ'
    when 'tantalum' then '탄탈럼, Tantalum, 钽, タンタル'
    when 'tungsten' then '텅스텐, Tungsten, 钨, タングステン'
    when 'gold' then '금, Gold, 金'
    when 'mica' then '운모, Mica, 云母, マイカ'
    when 'polysilicon' then '폴리실리콘, Polysilicon, 多晶硅, ポリシリコン'
    when 'plastic' then '플라스틱, Plastic, 塑料, プラスチック'
    when 'rubber' then '고무, Rubber, 橡胶, ゴム'
    when 'cotton' then '면화, Cotton, 棉花, 綿'
    when 'leather' then '가죽, Leather, 皮革'
    when 'wood' then '목재, Wood, 木材'
    when 'palm' then '팜유, Palm oil, 棕榈油, パーム油'
  end
$$;

create or replace function supply_product_text(details jsonb) returns text language sql immutable parallel safe as $$
  select factory_search_text(jsonb_build_object(
    'name', details ->> 'name', 'nameEnglish', details ->> 'nameEnglish', 'code', details ->> 'partNumber'))
    || chr(10) || coalesce(details ->> 'hs', '')
    || coalesce((
      select chr(10) || string_agg(concat_ws(chr(10), plain, nullif(factory_initials(plain), '')), chr(10) order by nth, plain)
      from jsonb_array_elements(details -> 'materials') with ordinality stated (item, nth),
        regexp_split_to_table(supply_material_words(stated.item ->> 'material'), ', ') word,
        array_to_string(factory_words(word), '') plain
    ), '')
$$;

create function supply_materials(details jsonb) returns text[] language sql immutable parallel safe as $$
  select coalesce(array_agg(item ->> 'material' order by nth), '{}')
  from jsonb_array_elements(details -> 'materials') with ordinality stated (item, nth)
$$;

-- The same headings and words by which a form proposes materials, as they were on this day.
create temporary table known_material (nth integer, material text, headings text, words text);
insert into known_material values
  (1, 'lithium', '^(?:282520|283691|280519)',
    '(?<![a-z])(?:lithium|spodumene|lioh|li2co3|lfp|lmfp|lco|lmo)(?![a-z])|리튬|스포듀민|锂|リチウム'),
  (2, 'nickel', '^(?:2604|7501|7502|7503|7504|7505|7506|7507|7508|282540|282735|283324)',
    '(?<![a-z])(?:nickel|ncm|nmc|nca|ncma|mhp|niso4)(?![a-z])|니켈|镍|ニッケル'),
  (3, 'cobalt', '^(?:2605|2822|8105|283329)',
    '(?<![a-z])(?:cobalt|ncm|nmc|nca|ncma|lco|coso4)(?![a-z])|코발트|钴|コバルト'),
  (4, 'manganese', '^(?:2602|2820|8111|284161|284169)',
    '(?<![a-z])(?:manganese|ncm|nmc|ncma|lmo|lmfp|mnso4)(?![a-z])|망간|锰|マンガン'),
  (5, 'graphite', '^(?:2504|3801|8545)',
    '(?<![a-z])(?:graphite)(?![a-z])|흑연|石墨|黒鉛|グラファイト'),
  (6, 'copper', '^(?:2603|7401|7402|7403|7404|7405|7406|7407|7408|7409|7410|7411|7412|7413|7415|7418|7419|282550|283325|854411)',
    '(?<![a-z])(?:copper|brass)(?![a-z])|구리|동박|전기동(?!력)|황동|铜|銅'),
  (7, 'aluminium', '^(?:2606|2818|7601|7602|7603|7604|7605|7606|7607|7608|7609|7610|7611|7612|7613|7614|7615|7616)',
    '(?<![a-z])(?:aluminium|aluminum|nca|ncma)(?![a-z])|알루미늄|铝|アルミ'),
  (8, 'steel', '^(?:2601|7201|7202|7203|7204|7205|7206|7207|7208|7209|7210|7211|7212|7213|7214|7215|7216|7217|7218|7219|7220|7221|7222|7223|7224|7225|7226|7227|7228|7229|7301|7302|7303|7304|7305|7306|7307|7308|7309|7310|7311|7312|7313|7314|7315|7316|7317|7318|7319|7320|7321|7322|7323|7324|7325|7326)',
    '(?<![a-z])(?:steel|iron(?![ -]phosphate))(?![a-z])|철강|강판|강재|강관|철근|철광석|주철|钢|(?<!磷酸)铁(?!路)|鋼|(?<!リン酸)鉄(?!道)'),
  (9, 'rare-earth', '^(?:2846|280530)',
    '(?<![a-z])(?:rare[ -]earths?|neodymium|praseodymium|dysprosium|ndfeb|ndpr)(?![a-z])|희토류|네오디뮴|프라세오디뮴|디스프로슘|稀土|钕|镝|レアアース|ネオジム|ジスプロシウム'),
  (10, 'tin', '^(?:2609|8001|8002|8003|8007)',
    '(?<![a-z])(?:tin)(?![a-z])|주석|锡|錫|スズ'),
  (11, 'tantalum', '^(?:8103)',
    '(?<![a-z])(?:tantalum|coltan)(?![a-z])|탄탈|콜탄|钽|タンタル'),
  (12, 'tungsten', '^(?:2611|8101|284180)',
    '(?<![a-z])(?:tungsten|wolfram)(?![a-z])|텅스텐|钨|タングステン'),
  (13, 'gold', '^(?:7108|7109|284330)',
    '(?<![a-z])(?:gold)(?![a-z])|금괴|순금|금 ?도금|黄金|金锭|镀金|金地金|金 ?(?:めっき|メッキ)'),
  (14, 'mica', '^(?:2525|6814)',
    '(?<![a-z])(?:mica)(?![a-z])|운모|마이카|云母|雲母|マイカ'),
  (15, 'polysilicon', '^(?:280461)',
    '(?<![a-z])(?:poly-?silicon)(?![a-z])|폴리 ?실리콘|多晶硅|ポリシリコン|多結晶シリコン'),
  (16, 'plastic', '^(?:3901|3902|3903|3904|3905|3906|3907|3908|3909|3910|3911|3912|3913|3914|3915|3916|3917|3918|3919|3920|3921|3922|3923|3924|3925|3926)',
    '(?<![a-z])(?:plastics?|resin|polyethylene|polypropylene|hdpe|ldpe|pvc)(?![a-z])|플라스틱|수지|폴리에틸렌|폴리프로필렌|塑料|树脂|聚乙烯|聚丙烯|プラスチック|樹脂'),
  (17, 'rubber', '^(?:4001|4002|4003|4004|4005|4006|4007|4008|4009|4010|4011|4012|4013|4014|4015|4016|4017)',
    '(?<![a-z])(?:rubber)(?![a-z])|고무|橡胶|ゴム'),
  (18, 'cotton', '^(?:5201|5202|5203|5204|5205|5206|5207|5208|5209|5210|5211|5212|600621|600622|600623|600624|610510|610610|610910|611020|620342|620462|620520|620630)',
    '(?<![a-z])(?:cotton)(?![a-z])|면화|원면|면사|순면|코튼|棉|綿|コットン'),
  (19, 'leather', '^(?:4101|4102|4103|4104|4105|4106|4107|4112|4113|4114|4115)',
    '(?<![a-z])(?:leather)(?![a-z])|가죽|피혁|皮革|レザー'),
  (20, 'wood', '^(?:4401|4402|4403|4404|4405|4406|4407|4408|4409|4410|4411|4412|4413|4414|4415|4416|4417|4418|4419|4420|4421)',
    '(?<![a-z])(?:wood|timber|lumber|plywood)(?![a-z])|목재|원목|합판|木材|胶合板|合板'),
  (21, 'palm', '^(?:1511|120710|151321|151329|230660)',
    '(?<![a-z])(?:palm[ -](?:oil|kernel))(?![a-z])|팜유|팜 ?오일|팜핵|棕榈|パーム');

create temporary table known_family (nth integer, family text, headings text, words text);
insert into known_family values
  (1, 'battery', '^(?:850710|850720|850730|850750|850760|850780)',
    '(?:(?<![a-z])batter(?:y|ies)|배터리|이차전지|电池|電池|バッテリー) ?(?:packs?|cells?|modules?|팩|셀|모듈|包|模组|パック|セル|モジュール)?(?:$| ?[0-9])'),
  (2, 'cathode', null, '(?<![a-z])(?:(?<!copper )cathode(?! copper))(?![a-z])|양극재(?!용)|양극 ?활물질(?!용)|正极|正極'),
  (3, 'recycled', '^(?:8549|7204|7404|7503|7602|8002|3915|4004|5202|810530|810197|810330)',
    '(?<![a-z])(?:recycled|scrap|black mass)(?![a-z])|스크랩|재생|재활용|블랙 ?매스|再生|回收|废料|黑粉|リサイクル|スクラップ');

-- Finds materials by words of the names, in the order of the name; where there is none, by the HS code.
create function pg_temp.recognized(names text[], hs text) returns text[] language plpgsql as $$
declare
  plain text;
  one text;
  known record;
  found text[] := '{}';
begin
  foreach one in array names loop
    plain := lower(normalize(coalesce(one, ''), nfkc));
    for known in
      select material from known_material where plain ~ words
      order by length(regexp_replace(plain, '(?:' || words || ').*$', '')), nth
    loop
      if not known.material = any(found) then found := found || known.material; end if;
    end loop;
    if plain ~ '(?<![a-z])(?:ncm|nmc|nca|ncma)(?![a-z])' and not 'lithium' = any(found)
      and plain ~ (select words from known_family where family = 'cathode') then found := found || 'lithium'::text; end if;
  end loop;
  if found = '{}' then
    select coalesce(array_agg(material order by nth), '{}') into found from known_material where hs ~ headings;
  end if;
  return found;
end $$;

create function pg_temp.stated(materials text[]) returns jsonb language sql as $$
  select coalesce(jsonb_agg(jsonb_build_object('material', material, 'massFraction', null) order by nth), '[]')
  from unnest(materials) with ordinality item (material, nth)
$$;

create function pg_temp.with_materials(details jsonb) returns jsonb language plpgsql as $$
declare
  grp constant text := coalesce(details ->> 'materialGroup', '');
  names constant text[] := array[details ->> 'name', details ->> 'nameEnglish'];
  hs constant text := coalesce(details ->> 'hs', '');
  one text;
  found text[] := '{}';
  kind text := '';
  lines jsonb;
begin
  if details ->> 'kind' is distinct from 'service' then
    found := pg_temp.recognized(names, case when grp in (select material from known_material) then '' else hs end);
    if grp in (select family from known_family) then
      kind := grp;
    elsif grp in ('', 'other') then
      foreach one in array names loop
        if kind = '' then
          select coalesce(min(family), '') into kind from known_family
          where lower(normalize(coalesce(one, ''), nfkc)) ~ words;
        end if;
      end loop;
      if kind = '' then select coalesce(min(family), '') into kind from known_family where hs ~ headings; end if;
    end if;
  end if;
  -- What the company itself has chosen comes first.
  if grp in (select material from known_material) then found := array_prepend(grp, array_remove(found, grp)); end if;
  select coalesce(jsonb_agg(line || jsonb_build_object('materials', pg_temp.stated(
    pg_temp.recognized(array[line ->> 'name'], coalesce(line ->> 'hs', '')))) order by nth), '[]')
  into lines from jsonb_array_elements(coalesce(details -> 'inputs', '[]')) with ordinality input (line, nth);
  return (details - 'materialGroup') || jsonb_build_object('family', kind, 'materials', pg_temp.stated(found), 'inputs', lines);
end $$;

-- The index of the walk goes with its column.
alter table supply_product drop column material_group;

update supply_product set details = pg_temp.with_materials(details);
update supply_product_revision set details = pg_temp.with_materials(details);

-- Scrap says little by its name. Its buyers make of it what is in it, as far as both sides have agreed to the link.
with recovered as (
  select scrap.id, jsonb_agg(distinct item ->> 'material') as materials
  from supply_product scrap
  join supply_link link on link.supplier_product_id = scrap.id and link.agreed_at is not null
    and link.state not in ('withdrawn', 'ended')
  join supply_product made on made.id = link.buyer_product_id
  cross join jsonb_array_elements(made.details -> 'materials') item
  where scrap.details ->> 'family' = 'recycled' and scrap.details -> 'materials' = '[]'
  group by scrap.id
), placed as (
  select recovered.id, (
    select jsonb_agg(jsonb_build_object('material', known.material, 'massFraction', null) order by known.nth)
    from known_material known where recovered.materials ? known.material
  ) as materials from recovered
)
update supply_product set details = jsonb_set(details, '{materials}', placed.materials)
from placed where placed.id = supply_product.id;

drop table known_material;
drop table known_family;

alter table supply_product
  add column family text not null generated always as (coalesce(details ->> 'family', '')) stored,
  add column materials text[] not null generated always as (supply_materials(details)) stored;
create index supply_product_walk on supply_product (id) include (company_id, is_origin, hs, family, materials);
-- As of the search: what is rare in one company may be in every row of another.
create function supply_material_keys(company_id uuid, materials text[]) returns text[]
  language sql immutable parallel safe as $$
  select coalesce(array_agg(company_id::text || material), '{}') from unnest(materials) material
$$;
create index supply_product_material on supply_product using gin (supply_material_keys(company_id, materials))
  with (fastupdate = off);
-- The few products that a list asks its company to complete.
create index supply_product_unplaced on supply_product (company_id)
  where state = 'active' and kind <> 'service' and family = '' and materials = '{}';

-- A shipment keeps the kind of its goods as it keeps their weight: as they were when it was entered. Where nothing was known
-- then, it follows.
alter table flow_row
  add column family text not null default '',
  add column materials text[] not null default '{}';

create function flow_place_goods(product_id uuid) returns void language sql as $$
  update flow_row set family = product.family, materials = product.materials
  from supply_product product
  where product.id = product_id and flow_row.supplier_product_id = product.id
    and flow_row.family = '' and flow_row.materials = '{}';
$$;

create function flow_row_keeps_goods() returns trigger language plpgsql as $$
begin
  select product.family, product.materials into new.family, new.materials
  from supply_product product where product.id = new.supplier_product_id;
  new.family := coalesce(new.family, '');
  new.materials := coalesce(new.materials, '{}');
  return new;
end $$;
create trigger flow_row_keeps_goods before insert on flow_row
  for each row when (new.supplier_product_id is not null) execute function flow_row_keeps_goods();

create function flow_row_follows_materials() returns trigger language plpgsql as $$
begin
  perform flow_place_goods(new.id);
  return null;
end $$;
create trigger flow_row_follows_materials after update of details on supply_product
  for each row when (
    old.family = '' and old.materials = '{}' and (new.family <> '' or new.materials <> '{}')
  ) execute function flow_row_follows_materials();

create or replace function flow_row_follows_product() returns trigger language plpgsql as $$
begin
  perform flow_weigh_rows(new.supplier_product_id);
  perform flow_place_goods(new.supplier_product_id);
  return null;
end $$;

update flow_row set family = product.family, materials = product.materials
from supply_product product where product.id = flow_row.supplier_product_id;

-- Lists of codes that factories are described by. Short ones of our own come with the product; an admin loads official
-- ones from files. What a list says is never changed: a newer file is another list, which takes its place when it is whole.
create table factory_code_list (
  id uuid primary key default gen_random_uuid(),
  scheme text not null check (scheme in ('isic', 'ksic', 'hs', 'hsk')),
  revision text not null,
  -- Who publishes it, and since when it holds.
  source text not null,
  published_on date not null,
  is_built_in boolean not null default false,
  -- While its rows arrive nobody sees it.
  is_ready boolean not null default false,
  -- How many codes its file had.
  size integer not null default 0,
  loaded_at timestamptz not null default now(),
  loaded_by uuid references account_user
);
create unique index factory_code_list_one on factory_code_list (scheme, revision, is_built_in) where is_ready;
create index factory_code_list_loader on factory_code_list (loaded_by);

-- Small letters, without signs.
create function factory_code_clean(words text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(translate(lower(normalize(words, nfkc)), signs, rpad('', length(signs), ' ')), ' +', ' ', 'g'))
  from (values ('.,;:!?()[]{}<>"''`/\|-–—_·・、。「」『』~+*&=%#@')) given (signs)
$$;

-- The code and each name begin with a bar, each word with a blank.
create function factory_code_words(code text, kr text, en text, cn text, jp text) returns text
  language sql immutable parallel safe as $$
  select '| ' || factory_code_clean(code) || ' | ' || factory_code_clean(kr) || ' | ' || factory_code_clean(en)
    || ' | ' || factory_code_clean(cn) || ' | ' || factory_code_clean(jp) || ' '
$$;

-- One and two letters each: any part of a word is found by an index. Its cost says that it is worth using: to compute it
-- for every row of a list would take a second.
create function factory_code_grams(words text) returns text[] language sql immutable parallel safe cost 10000 as $$
  select string_to_array(words, null)
    || array(select substr(words, at, 2) from generate_series(1, length(words) - 1) at)
$$;

create table factory_code_entry (
  list_id uuid not null references factory_code_list on delete cascade,
  code text not null,
  parent text not null default '',
  -- All that it belongs to, the widest first.
  parents text[] not null default '{}',
  name_kr text not null default '',
  name_en text not null default '',
  name_cn text not null default '',
  name_jp text not null default '',
  search_text text not null generated always as (factory_code_words(code, name_kr, name_en, name_cn, name_jp)) stored,
  primary key (list_id, code)
);
create index factory_code_roots on factory_code_entry (list_id, code) where parent = '';
create index factory_code_search on factory_code_entry using gin (factory_code_grams(search_text));

insert into factory_code_list (scheme, revision, source, published_on, is_built_in, is_ready, size, loaded_at) values
  ('isic', '4', 'Ieum', '2026-11-15', true, true, 88, now()),
  ('hs', '2022', 'Ieum', '2026-11-15', true, true, 96, now());

-- The names are our own, and short: divisions of ISIC Rev.4 and chapters of the Harmonized System.
insert into factory_code_entry (list_id, code, name_kr, name_en, name_cn, name_jp)
  select list.id, given.* from factory_code_list list, (values
    ('01', '농작물 재배와 축산', 'Crop and animal farming', '种植业与畜牧业', '農業・畜産業'),
    ('02', '임업과 벌목', 'Forestry and logging', '林业与伐木', '林業・伐採業'),
    ('03', '어업과 양식', 'Fishing and aquaculture', '渔业与水产养殖', '漁業・養殖業'),
    ('05', '석탄 채굴', 'Coal mining', '煤炭开采', '石炭採掘業'),
    ('06', '원유·천연가스 채굴', 'Oil and gas extraction', '石油与天然气开采', '原油・天然ガス採取業'),
    ('07', '금속 광석 채굴', 'Metal ore mining', '金属矿开采', '金属鉱石採掘業'),
    ('08', '기타 광물 채굴과 채석', 'Other mining and quarrying', '其他采矿与采石', 'その他の採掘・採石業'),
    ('09', '광업 지원 서비스', 'Mining support services', '采矿辅助服务', '鉱業支援サービス業'),
    ('10', '식료품 제조', 'Food products', '食品制造', '食料品製造業'),
    ('11', '음료 제조', 'Beverages', '饮料制造', '飲料製造業'),
    ('12', '담배 제조', 'Tobacco products', '烟草制品制造', 'たばこ製造業'),
    ('13', '섬유 제조', 'Textiles', '纺织品制造', '繊維製造業'),
    ('14', '의복 제조', 'Clothing', '服装制造', '衣服製造業'),
    ('15', '가죽·가방·신발 제조', 'Leather, bags and footwear', '皮革、箱包与鞋类制造', '皮革・かばん・靴製造業'),
    ('16', '목재·나무 제품 제조(가구 제외)', 'Wood and cork products, except furniture', '木材与木制品制造（家具除外）', '木材・木製品製造業（家具を除く）'),
    ('17', '종이·종이 제품 제조', 'Paper and paper products', '纸与纸制品制造', '紙・紙加工品製造業'),
    ('18', '인쇄와 기록매체 복제', 'Printing and copying of recorded media', '印刷与记录媒介复制', '印刷・記録媒体複製業'),
    ('19', '코크스·석유 정제품 제조', 'Coke and refined petroleum', '焦炭与精炼石油产品制造', 'コークス・石油精製品製造業'),
    ('20', '화학물질·화학 제품 제조', 'Chemicals and chemical products', '化学品与化学制品制造', '化学製品製造業'),
    ('21', '의약품 제조', 'Pharmaceuticals', '药品制造', '医薬品製造業'),
    ('22', '고무·플라스틱 제품 제조', 'Rubber and plastic products', '橡胶与塑料制品制造', 'ゴム・プラスチック製品製造業'),
    ('23', '유리·시멘트 등 비금속 광물 제품 제조', 'Glass, cement and other mineral products', '玻璃、水泥等非金属矿物制品制造', 'ガラス・セメント等の窯業製品製造業'),
    ('24', '1차 금속 제조', 'Basic metals', '基本金属制造', '金属素材製造業'),
    ('25', '금속 가공 제품 제조(기계 제외)', 'Fabricated metal products, except machinery', '金属制品制造（机械除外）', '金属加工品製造業（機械を除く）'),
    ('26', '컴퓨터·전자·광학 제품 제조', 'Computers, electronics and optics', '计算机、电子与光学产品制造', 'コンピュータ・電子・光学製品製造業'),
    ('27', '전기 장비 제조(전지 포함)', 'Electrical equipment, including batteries', '电气设备制造（含电池）', '電気機器製造業（電池を含む）'),
    ('28', '기타 기계·장비 제조', 'Other machinery and equipment', '其他机械设备制造', 'その他の機械製造業'),
    ('29', '자동차·트레일러 제조', 'Motor vehicles and trailers', '汽车与挂车制造', '自動車・トレーラー製造業'),
    ('30', '기타 운송 장비 제조', 'Other transport equipment', '其他运输设备制造', 'その他の輸送用機器製造業'),
    ('31', '가구 제조', 'Furniture', '家具制造', '家具製造業'),
    ('32', '기타 제품 제조', 'Other manufacturing', '其他制造', 'その他の製造業'),
    ('33', '기계·장비의 수리와 설치', 'Repair and installation of machinery', '机械设备修理与安装', '機械の修理・据付業'),
    ('35', '전기·가스·증기 공급', 'Electricity, gas and steam supply', '电力、燃气与蒸汽供应', '電気・ガス・蒸気供給業'),
    ('36', '수도 사업', 'Water supply', '供水', '水道業'),
    ('37', '하수 처리', 'Sewerage', '污水处理', '下水道業'),
    ('38', '폐기물 처리와 재활용', 'Waste collection, treatment and recycling', '废物收集、处理与再生利用', '廃棄物処理・リサイクル業'),
    ('39', '환경 정화와 복원', 'Remediation of polluted sites', '环境修复', '環境浄化・修復業'),
    ('41', '건물 건설', 'Construction of buildings', '房屋建筑', '建物建設業'),
    ('42', '토목 건설', 'Civil engineering', '土木工程', '土木工事業'),
    ('43', '전문 공사', 'Specialised construction', '专业施工', '専門工事業'),
    ('45', '자동차 판매와 수리', 'Sale and repair of motor vehicles', '汽车销售与修理', '自動車販売・修理業'),
    ('46', '도매(자동차 제외)', 'Wholesale, except vehicles', '批发（汽车除外）', '卸売業（自動車を除く）'),
    ('47', '소매(자동차 제외)', 'Retail, except vehicles', '零售（汽车除外）', '小売業（自動車を除く）'),
    ('49', '육상·파이프라인 운송', 'Land and pipeline transport', '陆路与管道运输', '陸上・パイプライン輸送業'),
    ('50', '수상 운송', 'Water transport', '水上运输', '水上輸送業'),
    ('51', '항공 운송', 'Air transport', '航空运输', '航空輸送業'),
    ('52', '창고와 운송 지원', 'Warehousing and transport support', '仓储与运输辅助', '倉庫・輸送支援業'),
    ('53', '우편과 택배', 'Post and courier services', '邮政与快递', '郵便・宅配業'),
    ('55', '숙박', 'Accommodation', '住宿', '宿泊業'),
    ('56', '음식점과 급식', 'Restaurants and catering', '餐饮', '飲食サービス業'),
    ('58', '출판', 'Publishing', '出版', '出版業'),
    ('59', '영상·음악 제작', 'Film, television and music production', '影视与音乐制作', '映像・音楽制作業'),
    ('60', '방송', 'Broadcasting', '广播电视', '放送業'),
    ('61', '통신', 'Telecommunications', '电信', '通信業'),
    ('62', '소프트웨어 개발과 IT 자문', 'Software and IT consulting', '软件与信息技术咨询', 'ソフトウェア・IT 支援業'),
    ('63', '정보 서비스', 'Information services', '信息服务', '情報サービス業'),
    ('64', '금융', 'Financial services', '金融服务', '金融業'),
    ('65', '보험과 연금', 'Insurance and pensions', '保险与养老金', '保険・年金業'),
    ('66', '금융·보험 지원', 'Support for finance and insurance', '金融保险辅助', '金融・保険支援業'),
    ('68', '부동산', 'Real estate', '房地产', '不動産業'),
    ('69', '법률과 회계', 'Legal and accounting services', '法律与会计', '法務・会計業'),
    ('70', '본사와 경영 자문', 'Head offices and management consulting', '总部与管理咨询', '本社・経営支援業'),
    ('71', '건축·엔지니어링과 시험·분석', 'Architecture, engineering and testing', '建筑、工程与检测', '建築・エンジニアリング・試験分析業'),
    ('72', '연구개발', 'Research and development', '研究与开发', '研究開発業'),
    ('73', '광고와 시장조사', 'Advertising and market research', '广告与市场调查', '広告・市場調査業'),
    ('74', '기타 전문 서비스', 'Other professional services', '其他专业服务', 'その他の専門サービス業'),
    ('75', '수의', 'Veterinary services', '兽医', '獣医業'),
    ('77', '임대', 'Rental and leasing', '租赁', 'レンタル・リース業'),
    ('78', '고용 알선과 인력 공급', 'Employment services', '人力资源服务', '人材紹介・派遣業'),
    ('79', '여행', 'Travel agencies and tours', '旅行社与旅游', '旅行業'),
    ('80', '경비와 조사', 'Security and investigation', '安保与调查', '警備・調査業'),
    ('81', '시설 관리와 조경', 'Building services and landscaping', '建筑物服务与园林绿化', '施設管理・造園業'),
    ('82', '사무 지원', 'Office support', '办公支持', '事務支援業'),
    ('84', '공공 행정과 국방', 'Public administration and defence', '公共管理与国防', '公務・国防'),
    ('85', '교육', 'Education', '教育', '教育'),
    ('86', '보건의료', 'Human health services', '医疗卫生', '保健医療業'),
    ('87', '거주 복지', 'Residential care', '养护机构', '居住型福祉業'),
    ('88', '비거주 복지', 'Social work without accommodation', '非住宿社会工作', '通所型福祉業'),
    ('90', '창작과 공연', 'Arts and entertainment', '创作与文艺表演', '芸術・興行業'),
    ('91', '도서관·박물관', 'Libraries and museums', '图书馆与博物馆', '図書館・博物館'),
    ('92', '도박과 복권', 'Gambling and betting', '博彩', '賭博・くじ業'),
    ('93', '스포츠와 오락', 'Sports and recreation', '体育与娱乐', 'スポーツ・娯楽業'),
    ('94', '협회와 단체', 'Membership organisations', '会员组织', '会員団体'),
    ('95', '컴퓨터·생활용품 수리', 'Repair of computers and household goods', '计算机与家用物品修理', 'コンピュータ・家庭用品修理業'),
    ('96', '기타 개인 서비스', 'Other personal services', '其他个人服务', 'その他の個人サービス業'),
    ('97', '가사도우미를 고용하는 가구', 'Households that employ staff', '雇用人员的家庭', '雇用者のいる世帯'),
    ('98', '자가 소비를 위한 가구 생산', 'Households producing for own use', '家庭自产自用', '自家消費のための世帯活動'),
    ('99', '국제기구와 외국 기관', 'International organisations', '国际组织', '国際機関')
  ) given
  where list.scheme = 'isic';

insert into factory_code_entry (list_id, code, name_kr, name_en, name_cn, name_jp)
  select list.id, given.* from factory_code_list list, (values
    ('01', '살아 있는 동물', 'Live animals', '活动物', '生きている動物'),
    ('02', '육류', 'Meat', '肉类', '肉'),
    ('03', '어류와 갑각류', 'Fish and shellfish', '鱼类与甲壳类', '魚・甲殻類'),
    ('04', '유제품·알·꿀', 'Dairy, eggs and honey', '乳制品、蛋与蜂蜜', '乳製品・卵・はちみつ'),
    ('05', '기타 동물성 생산품', 'Other animal products', '其他动物产品', 'その他の動物性生産品'),
    ('06', '살아 있는 나무와 꽃', 'Live plants and flowers', '活植物与花卉', '生きている植物・花'),
    ('07', '채소', 'Vegetables', '蔬菜', '野菜'),
    ('08', '과일과 견과', 'Fruit and nuts', '水果与坚果', '果実・ナッツ'),
    ('09', '커피·차·향신료', 'Coffee, tea and spices', '咖啡、茶与香料', 'コーヒー・茶・香辛料'),
    ('10', '곡물', 'Cereals', '谷物', '穀物'),
    ('11', '곡분·맥아·전분', 'Flour, malt and starch', '面粉、麦芽与淀粉', '穀粉・麦芽・でん粉'),
    ('12', '종자와 사료용 식물', 'Oil seeds, seeds and fodder', '油籽、种子与饲料植物', '種子・飼料用植物'),
    ('13', '검·수지·식물성 추출물', 'Gums, resins and plant extracts', '树胶、树脂与植物提取物', 'ガム・樹脂・植物エキス'),
    ('14', '기타 식물성 생산품', 'Other plant products', '其他植物产品', 'その他の植物性生産品'),
    ('15', '동식물성 유지', 'Fats and oils', '动植物油脂', '動植物性油脂'),
    ('16', '육류·어류 조제품', 'Prepared meat and fish', '肉类与鱼类制品', '肉・魚の調製品'),
    ('17', '당류와 과자', 'Sugar and confectionery', '糖与糖食', '糖類・砂糖菓子'),
    ('18', '코코아와 초콜릿', 'Cocoa and chocolate', '可可与巧克力', 'ココア・チョコレート'),
    ('19', '곡물 조제품과 빵', 'Cereal preparations and bakery', '谷物制品与糕点', '穀物調製品・ベーカリー製品'),
    ('20', '채소·과일 조제품', 'Prepared vegetables and fruit', '蔬菜与水果制品', '野菜・果実の調製品'),
    ('21', '기타 조제 식품', 'Other food preparations', '其他食品制品', 'その他の調製食料品'),
    ('22', '음료·주류·식초', 'Beverages, spirits and vinegar', '饮料、酒与醋', '飲料・酒・食酢'),
    ('23', '식품 부산물과 사료', 'Food residues and animal feed', '食品残渣与饲料', '食品くず・飼料'),
    ('24', '담배와 니코틴 제품', 'Tobacco and nicotine products', '烟草与尼古丁产品', 'たばこ・ニコチン製品'),
    ('25', '소금·토석류·시멘트', 'Salt, stone, lime and cement', '盐、土石与水泥', '塩・土石・セメント'),
    ('26', '광석·슬래그·회', 'Ores, slag and ash', '矿砂、矿渣与矿灰', '鉱石・スラグ・灰'),
    ('27', '광물성 연료와 석유', 'Mineral fuels and oils', '矿物燃料与矿物油', '鉱物性燃料・石油'),
    ('28', '무기화학품', 'Inorganic chemicals', '无机化学品', '無機化学品'),
    ('29', '유기화학품', 'Organic chemicals', '有机化学品', '有機化学品'),
    ('30', '의약품', 'Pharmaceuticals', '药品', '医薬品'),
    ('31', '비료', 'Fertilisers', '肥料', '肥料'),
    ('32', '염료·안료·도료', 'Dyes, pigments and paints', '染料、颜料与涂料', '染料・顔料・塗料'),
    ('33', '정유·향료·화장품', 'Essential oils, perfumes and cosmetics', '精油、香料与化妆品', '精油・香料・化粧品'),
    ('34', '비누·세제·왁스', 'Soap, detergents and waxes', '肥皂、洗涤剂与蜡', 'せっけん・洗剤・ろう'),
    ('35', '단백질·전분·접착제·효소', 'Proteins, starches, glues and enzymes', '蛋白类、淀粉、胶与酶', 'たんぱく質・でん粉・接着剤・酵素'),
    ('36', '화약과 성냥', 'Explosives and matches', '炸药与火柴', '火薬・マッチ'),
    ('37', '사진·영화용 재료', 'Photographic goods', '照相与电影用品', '写真・映画用材料'),
    ('38', '기타 화학 공업 생산품', 'Other chemical products', '其他化学产品', 'その他の化学工業生産品'),
    ('39', '플라스틱', 'Plastics', '塑料', 'プラスチック'),
    ('40', '고무', 'Rubber', '橡胶', 'ゴム'),
    ('41', '원피와 가죽', 'Raw hides and leather', '生皮与皮革', '原皮・革'),
    ('42', '가죽 제품과 가방', 'Leather goods and bags', '皮革制品与箱包', '革製品・かばん'),
    ('43', '모피', 'Furskins', '毛皮', '毛皮'),
    ('44', '목재와 목탄', 'Wood and charcoal', '木材与木炭', '木材・木炭'),
    ('45', '코르크', 'Cork', '软木', 'コルク'),
    ('46', '짚과 조물 재료 제품', 'Straw and basketware', '稻草编织品与篮筐', 'わら・編組製品'),
    ('47', '펄프와 폐지', 'Pulp and waste paper', '纸浆与废纸', 'パルプ・古紙'),
    ('48', '종이와 판지', 'Paper and paperboard', '纸与纸板', '紙・板紙'),
    ('49', '인쇄물', 'Printed matter', '印刷品', '印刷物'),
    ('50', '견', 'Silk', '蚕丝', '絹'),
    ('51', '양모와 동물 털', 'Wool and animal hair', '羊毛与动物毛', '羊毛・獣毛'),
    ('52', '면', 'Cotton', '棉花', '綿'),
    ('53', '기타 식물성 섬유', 'Other plant fibres', '其他植物纤维', 'その他の植物繊維'),
    ('54', '인조 필라멘트', 'Man-made filaments', '化学纤维长丝', '人造繊維の長繊維'),
    ('55', '인조 스테이플 섬유', 'Man-made staple fibres', '化学纤维短纤', '人造繊維の短繊維'),
    ('56', '부직포·끈·로프', 'Felt, nonwovens, twine and rope', '毡呢、无纺织物、绳缆', 'フェルト・不織布・ロープ'),
    ('57', '양탄자와 바닥깔개', 'Carpets', '地毯', 'じゅうたん'),
    ('58', '특수 직물·레이스·자수', 'Special fabrics, lace and embroidery', '特种织物、花边与刺绣', '特殊織物・レース・刺しゅう'),
    ('59', '도포·적층 직물', 'Coated and laminated fabrics', '涂层与层压织物', '塗布・積層織物'),
    ('60', '편물', 'Knitted fabrics', '针织物', '編物'),
    ('61', '의류(편물)', 'Knitted clothing', '针织服装', '衣類（編物）'),
    ('62', '의류(편물 제외)', 'Clothing, not knitted', '非针织服装', '衣類（編物を除く）'),
    ('63', '기타 섬유 제품', 'Other textile articles', '其他纺织制品', 'その他の繊維製品'),
    ('64', '신발', 'Footwear', '鞋靴', '履物'),
    ('65', '모자', 'Headgear', '帽类', '帽子'),
    ('66', '우산과 지팡이', 'Umbrellas and walking sticks', '伞与手杖', '傘・つえ'),
    ('67', '깃털·조화·가발', 'Feathers, artificial flowers and wigs', '羽毛、人造花与假发', '羽毛・造花・かつら'),
    ('68', '석재·시멘트 제품', 'Articles of stone and cement', '石材与水泥制品', '石・セメント製品'),
    ('69', '도자 제품', 'Ceramics', '陶瓷产品', '陶磁製品'),
    ('70', '유리', 'Glass', '玻璃', 'ガラス'),
    ('71', '귀금속·보석·주화', 'Precious metals, gems and coins', '贵金属、宝石与硬币', '貴金属・宝石・貨幣'),
    ('72', '철강', 'Iron and steel', '钢铁', '鉄鋼'),
    ('73', '철강 제품', 'Articles of iron or steel', '钢铁制品', '鉄鋼製品'),
    ('74', '구리', 'Copper', '铜', '銅'),
    ('75', '니켈', 'Nickel', '镍', 'ニッケル'),
    ('76', '알루미늄', 'Aluminium', '铝', 'アルミニウム'),
    ('78', '납', 'Lead', '铅', '鉛'),
    ('79', '아연', 'Zinc', '锌', '亜鉛'),
    ('80', '주석', 'Tin', '锡', 'すず'),
    ('81', '기타 비금속(코발트·텅스텐 등)', 'Other base metals, such as cobalt', '其他贱金属（钴、钨等）', 'その他の卑金属（コバルト等）'),
    ('82', '공구와 칼붙이', 'Tools and cutlery', '工具与刀具', '工具・刃物'),
    ('83', '기타 금속 제품', 'Other metal articles', '其他金属制品', 'その他の金属製品'),
    ('84', '기계류와 부품', 'Machinery and parts', '机械及零件', '機械・部品'),
    ('85', '전기기기·전자 부품·전지', 'Electrical machinery, electronics and batteries', '电机、电子产品与电池', '電気機器・電子部品・電池'),
    ('86', '철도 차량과 설비', 'Railway vehicles and equipment', '铁道车辆与设备', '鉄道車両・設備'),
    ('87', '자동차와 부품', 'Vehicles and their parts', '车辆及零件', '自動車・部品'),
    ('88', '항공기와 우주선', 'Aircraft and spacecraft', '航空器与航天器', '航空機・宇宙船'),
    ('89', '선박', 'Ships and boats', '船舶', '船舶'),
    ('90', '광학·측정·의료 기기', 'Optical, measuring and medical instruments', '光学、计量与医疗仪器', '光学・計測・医療機器'),
    ('91', '시계', 'Clocks and watches', '钟表', '時計'),
    ('92', '악기', 'Musical instruments', '乐器', '楽器'),
    ('93', '무기와 탄약', 'Arms and ammunition', '武器与弹药', '武器・弾薬'),
    ('94', '가구·침구·조명·조립식 건물', 'Furniture, bedding, lamps and prefabricated buildings', '家具、寝具、灯具与预制建筑', '家具・寝具・照明・プレハブ建築物'),
    ('95', '완구·게임·운동용품', 'Toys, games and sports goods', '玩具、游戏与运动用品', '玩具・ゲーム・運動用品'),
    ('96', '잡품(필기구·단추·지퍼 등)', 'Miscellaneous goods, such as pens and zips', '杂项制品（笔、纽扣、拉链等）', '雑品（筆記具・ボタン・ファスナー等）'),
    ('97', '예술품과 골동품', 'Works of art and antiques', '艺术品与古董', '美術品・骨董品')
  ) given
  where list.scheme = 'hs';

-- What certificates of suppliers are most often of, beside those that are there already.
insert into factory_standard (code, name_kr, name_en, name_cn, name_jp) values
  ('SA8000', '사회적 책임', 'Social accountability', '社会责任', '社会的責任'),
  ('RBA VAP', '책임 있는 비즈니스 연합 현장 감사', 'Responsible Business Alliance audit', '责任商业联盟审核', '責任ある企業同盟の監査'),
  ('SMETA', '윤리적 거래 감사', 'Ethical trade audit', '道德贸易审核', '倫理的取引監査'),
  ('amfori BSCI', '사회적 준수 감사', 'Social compliance audit', '社会合规审核', '社会的コンプライアンス監査'),
  ('GOTS', '유기농 섬유', 'Organic textiles', '有机纺织品', 'オーガニック繊維'),
  ('GRS', '재활용 원료', 'Recycled content', '回收料含量', 'リサイクル素材'),
  ('OEKO-TEX STANDARD 100', '섬유 유해물질 시험', 'Textiles tested for harmful substances', '纺织品有害物质检测', '繊維の有害物質試験'),
  ('OEKO-TEX STeP', '지속 가능한 섬유 생산', 'Sustainable textile production', '可持续纺织生产', '持続可能な繊維生産'),
  ('RMI RMAP', '책임 광물 제련소 심사', 'Responsible minerals audit of smelters', '负责任矿产冶炼厂审核', '責任ある鉱物の製錬所監査'),
  ('ISO 14064-1', '온실가스 배출량', 'Greenhouse gas inventory', '温室气体排放核算', '温室効果ガス排出量'),
  ('ISCC PLUS', '지속 가능한 원료', 'Sustainable feedstock', '可持续原料', '持続可能な原料'),
  ('FSC CoC', '산림 인증 가공·유통', 'Forest products chain of custody', '森林产品产销监管链', '森林認証の加工・流通過程管理')
on conflict do nothing;

import { companyQuestions } from './company-questions.ts';
import { ask, column, four, must, option, section } from './question-parts.ts';

const PLACE_HELP = four(
  '위도와 경도는 지도 앱에서 공장을 길게 눌러 볼 수 있습니다. 소수점 아래 다섯 자리까지 적어 주십시오.',
  'A map app shows latitude and longitude when you press on the plant. Give five decimals.',
  '在地图应用中长按工厂位置即可查看经纬度，请填写至小数点后五位。',
  '緯度と経度は、地図アプリで工場を長押しすると表示されます。小数点以下5桁までご記入ください。',
);

export const INSTALLATION = section('installation', four('사업장', 'Installation', '生产设施', '事業所（設備）'), [
  ...companyQuestions,
  must(
    'text',
    'installation-name',
    four(
      '제품을 만드는 사업장 이름',
      'Name of the installation that makes the goods',
      '生产该货物的设施名称',
      '製品を製造する事業所の名称',
    ),
    {
      help: four(
        '사업장이 여러 곳이면 한 곳마다 따로 답해 주십시오.',
        'If you have several, answer once for each.',
        '如有多处，请分别填写。',
        '複数ある場合は、事業所ごとに分けてお答えください。',
      ),
    },
  ),
  must(
    'text',
    'installation-address',
    four('사업장 주소', 'Address of the installation', '生产设施地址', '事業所の住所'),
  ),
  must(
    'country',
    'installation-country',
    four('사업장 소재 국가', 'Country of the installation', '生产设施所在国家', '事業所の所在国'),
  ),
  ask('text', 'un-locode', four('UN/LOCODE', 'UN/LOCODE', 'UN/LOCODE', 'UN/LOCODE'), {
    help: four(
      '도시나 항구를 나타내는 국제 코드입니다. 예: 부산 KRPUS. 모르면 비워 두어도 됩니다.',
      'An international code for a town or port, such as KRPUS for Busan. Leave it empty if you do not know it.',
      '表示城市或港口的国际代码，例如釜山为 KRPUS。不清楚可不填。',
      '都市や港を示す国際コードです。例：釜山はKRPUS。分からない場合は空欄で構いません。',
    ),
  }),
  must('number', 'latitude', four('위도', 'Latitude', '纬度', '緯度'), { help: PLACE_HELP }),
  must('number', 'longitude', four('경도', 'Longitude', '经度', '経度')),
]);

const CATEGORIES = [
  option('iron-steel-products', '철강 제품', 'Iron or steel products', '钢铁制品', '鉄鋼製品'),
  option('crude-steel', '조강', 'Crude steel', '粗钢', '粗鋼'),
  option('pig-iron', '선철', 'Pig iron', '生铁', '銑鉄'),
  option('direct-reduced-iron', '직접환원철', 'Direct reduced iron', '直接还原铁', '直接還元鉄'),
  option('sintered-ore', '소결광', 'Sintered ore', '烧结矿', '焼結鉱'),
  option(
    'ferro-alloys',
    '합금철(망간·크롬·니켈)',
    'Ferro-alloys (Mn, Cr, Ni)',
    '铁合金（锰、铬、镍）',
    'フェロアロイ（Mn・Cr・Ni）',
  ),
  option('aluminium-products', '알루미늄 제품', 'Aluminium products', '铝制品', 'アルミニウム製品'),
  option('unwrought-aluminium', '알루미늄 괴', 'Unwrought aluminium', '未锻轧铝', 'アルミニウムの塊'),
  option('cement-clinker', '시멘트 클링커', 'Cement clinker', '水泥熟料', 'セメントクリンカー'),
  option('cement', '시멘트', 'Cement', '水泥', 'セメント'),
  option('aluminous-cement', '알루미나 시멘트', 'Aluminous cement', '高铝水泥', 'アルミナセメント'),
  option('calcined-clay', '소성 점토', 'Calcined clay', '煅烧粘土', '焼成粘土'),
  option('ammonia', '암모니아', 'Ammonia', '氨', 'アンモニア'),
  option('nitric-acid', '질산', 'Nitric acid', '硝酸', '硝酸'),
  option('urea', '요소', 'Urea', '尿素', '尿素'),
  option('mixed-fertilisers', '복합 비료', 'Mixed fertilisers', '复合肥料', '複合肥料'),
  option('hydrogen', '수소', 'Hydrogen', '氢', '水素'),
  option('electricity', '전력', 'Electricity', '电力', '電力'),
];

const ROUTES = [
  option(
    'processing',
    '소재를 사서 가공(압연·성형·도금 등)',
    'Working of bought material (rolling, forming, plating …)',
    '外购材料加工（轧制、成形、电镀等）',
    '購入材の加工（圧延・成形・めっきなど）',
  ),
  option('electric-arc', '전기로', 'Electric arc furnace', '电弧炉', '電気炉'),
  option('blast-oxygen', '고로·전로', 'Blast furnace and basic oxygen', '高炉—转炉', '高炉・転炉'),
  option('direct-reduction', '직접환원', 'Direct reduction', '直接还原', '直接還元'),
  option('smelting-reduction', '용융환원', 'Smelting reduction', '熔融还原', '溶融還元'),
  option(
    'electrolysis',
    '알루미늄 전해(1차)',
    'Aluminium electrolysis (primary)',
    '铝电解（原铝）',
    'アルミニウム電解（一次）',
  ),
  option(
    'remelting',
    '알루미늄 재용해(2차)',
    'Aluminium remelting (secondary)',
    '铝重熔（再生铝）',
    'アルミニウム再溶解（二次）',
  ),
  option('other', '그 밖', 'Other', '其他', 'その他'),
];

const GOODS_COLUMNS = [
  column('text', 'cn-code', four('CN 코드(8자리)', 'CN code (8 digits)', 'CN 编码（8 位）', 'CNコード（8桁）'), {
    isRequired: true,
  }),
  column('text', 'name', four('품명', 'Name of the good', '货物名称', '品名'), { isRequired: true }),
  column('choice', 'category', four('품목군', 'Goods category', '货物类别', '品目区分'), {
    options: CATEGORIES,
    isRequired: true,
  }),
  column('choice', 'route', four('생산 공정', 'Production route', '生产工艺路线', '生産ルート'), {
    options: ROUTES,
    isRequired: true,
  }),
  column('number', 'produced', four('생산량', 'Quantity produced', '产量', '生産量'), {
    unit: 'TNE',
    isRequired: true,
  }),
  column(
    'number',
    'to-customer',
    four(
      '요청한 고객에게 보낸 양',
      'Quantity sent to the requesting customer',
      '发给提出要求的客户的数量',
      '依頼元の顧客への出荷量',
    ),
    { unit: 'TNE' },
  ),
];

const METHODS = [
  option(
    'calculation',
    '연료·원료 사용량으로 계산',
    'Calculated from fuels and materials',
    '按燃料、原料用量计算',
    '燃料・原料の使用量から計算',
  ),
  option(
    'measurement',
    '굴뚝에서 연속 측정',
    'Measured continuously at the stack',
    '在烟囱处连续测量',
    '煙突で連続測定',
  ),
  option(
    'national',
    '자국 제도의 산정 방법',
    'By the rules of a national scheme',
    '按本国制度的核算方法',
    '自国の制度の算定方法',
  ),
  option('estimate', '추정', 'Estimated', '估算', '推定'),
];

export const GOODS = section('goods', four('기간과 제품', 'Period and goods', '报告期与货物', '報告期間と製品'), [
  must(
    'date',
    'period-from',
    four('보고 기간 시작일', 'First day of the reporting period', '报告期开始日', '報告期間の開始日'),
    {
      help: four(
        '보통 1월 1일부터 12월 31일까지 한 해 전체입니다.',
        'As a rule the whole year, from 1 January to 31 December.',
        '一般为 1 月 1 日至 12 月 31 日的完整年度。',
        '通常は1月1日から12月31日までの1年間です。',
      ),
    },
  ),
  must(
    'date',
    'period-to',
    four('보고 기간 종료일', 'Last day of the reporting period', '报告期结束日', '報告期間の終了日'),
  ),
  must(
    'table',
    'goods',
    four(
      '이 사업장에서 만드는 CBAM 대상 제품을 적어 주십시오.',
      'Which goods that fall under CBAM are made at this installation?',
      '请填写该设施生产的属于 CBAM 范围的货物。',
      'この事業所で製造しているCBAM対象製品をご記入ください。',
    ),
    {
      columns: GOODS_COLUMNS,
      help: four(
        'CN 코드는 EU의 8자리 품목 번호이며, 앞 6자리는 HS 코드와 같습니다. 수입하는 고객에게 물어볼 수 있습니다.',
        "A CN code is the EU's eight-digit goods number; its first six digits are the HS code. The importing customer can tell you.",
        'CN 编码是欧盟的 8 位商品编码，前 6 位与 HS 编码相同。可向进口客户询问。',
        'CNコードはEUの8桁の品目番号で、上6桁はHSコードと同じです。輸入する顧客に確認できます。',
      ),
    },
  ),
  must(
    'choices',
    'monitoring-method',
    four(
      '배출량을 어떤 방법으로 구했습니까?',
      'How were the emissions determined?',
      '排放量是如何确定的？',
      '排出量はどのような方法で求めましたか。',
    ),
    { options: METHODS },
  ),
  ask(
    'file',
    'monitoring-plan',
    four(
      '모니터링 계획서(있는 경우)',
      'Monitoring plan, if there is one',
      '监测计划（如有）',
      'モニタリング計画書（ある場合）',
    ),
    {
      help: four(
        '무엇을 어떤 계량기와 장부로 재는지 적은 문서입니다.',
        'A document that says what is measured, with which meters and books.',
        '说明用何种仪表和台账计量哪些数据的文件。',
        '何をどの計量器や帳簿で測るかを書いた文書です。',
      ),
    },
  ),
]);

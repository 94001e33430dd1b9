import type { Option, Question, Words } from './form-shape.ts';
import { ask, column, four, must, option, when, YES_NO, YES_NO_UNKNOWN } from './question-parts.ts';

const NONE = option('none', '해당 없음', 'None of them', '均无', '該当なし');
const keysOf = (metals: Option[]) => metals.map(({ key }) => key);

const ANSWERED = [
  option('all', '모두', 'All', '全部', 'すべて'),
  option('over-90', '90% 이상', '90% or more', '90% 以上', '90%以上'),
  option('over-75', '75% 이상', '75% or more', '75% 以上', '75%以上'),
  option('over-50', '50% 이상', '50% or more', '50% 以上', '50%以上'),
  option('under-50', '50% 미만', 'Less than 50%', '不足 50%', '50%未満'),
  option('none', '받지 못함', 'None', '未收到', '未回収'),
];

/** Two questions that are enough for a company that uses none of the metals. */
export const useQuestions = (metals: Option[], help: Words): Question[] => [
  must(
    'choices',
    'added',
    four(
      '제품에 일부러 넣거나 만드는 과정에서 쓰는 것을 모두 골라 주십시오.',
      'Which of these do you put into your products on purpose, or use in making them?',
      '请选择有意添加到产品中或在生产过程中使用的所有矿产。',
      '製品に意図的に加えているもの、または製造工程で使っているものをすべて選んでください。',
    ),
    { options: [...metals, NONE], help },
  ),
  must(
    'choices',
    'remaining',
    four(
      '그중 완성된 제품에 남아 있는 것을 모두 골라 주십시오.',
      'Which of them are still in the finished product?',
      '请选择其中最终残留在成品中的所有矿产。',
      'そのうち、完成した製品に残っているものをすべて選んでください。',
    ),
    {
      ...when('added', ...keysOf(metals)),
      options: [...metals, NONE],
      help: four(
        '촉매나 공구처럼 공정에서만 쓰고 제품에 남지 않으면 고르지 않습니다.',
        'Leave out what serves only the process, such as catalysts or tools, and does not stay in the product.',
        '如催化剂、工具等仅在工序中使用而不残留在产品中的，请勿选择。',
        '触媒や工具のように工程だけで使い、製品に残らないものは選びません。',
      ),
    },
  ),
];

/** Asks for one row per metal. A company that uses one metal fills in one row. */
export const originTable = (metals: Option[], areas: Option[], help: Words): Question =>
  must(
    'table',
    'origins',
    four(
      '제품에 남는 광물마다 한 줄씩 답해 주십시오.',
      'For each mineral that stays in your products, answer in one row.',
      '请就残留在产品中的每种矿产各填写一行。',
      '製品に残る鉱物ごとに1行ずつお答えください。',
    ),
    {
      ...when('remaining', ...keysOf(metals)),
      help,
      columns: [
        column('choice', 'mineral', four('광물', 'Mineral', '矿产', '鉱物'), { options: metals, isRequired: true }),
        ...areas.map(({ key, words }) => column('choice', key, words, { options: YES_NO_UNKNOWN, isRequired: true })),
        column(
          'choice',
          'all-recycled',
          four(
            '전량 재활용 원료입니까?',
            'All from recycled sources?',
            '是否全部来自回收料？',
            'すべてリサイクル原料ですか。',
          ),
          {
            options: YES_NO_UNKNOWN,
            isRequired: true,
          },
        ),
        column(
          'choice',
          'answered',
          four(
            '조사에 답한 협력사 비율',
            'Share of suppliers that have answered',
            '已答复调查的供应商比例',
            '調査に回答したサプライヤーの割合',
          ),
          {
            options: ANSWERED,
            isRequired: true,
          },
        ),
        column(
          'choice',
          'all-identified',
          four(
            '제련소를 모두 파악했습니까?',
            'All smelters identified?',
            '是否已查明全部冶炼厂？',
            '製錬所をすべて把握していますか。',
          ),
          {
            options: YES_NO,
            isRequired: true,
          },
        ),
        column(
          'choice',
          'all-listed',
          four(
            '파악한 제련소를 아래에 모두 적었습니까?',
            'All identified ones listed below?',
            '已查明的冶炼厂是否均已列于下方？',
            '把握した製錬所を下の表にすべて記入しましたか。',
          ),
          {
            options: YES_NO,
            isRequired: true,
          },
        ),
        column('text', 'comment', four('비고', 'Remarks', '备注', '備考')),
      ],
    },
  );

const ID_SOURCES = [
  option('rmi', 'RMI', 'RMI', 'RMI', 'RMI'),
  option('lbma', 'LBMA', 'LBMA', 'LBMA', 'LBMA'),
  option('supplier', '협력사가 알려 줌', 'Told by a supplier', '供应商提供', 'サプライヤーからの情報'),
  option('other', '그 밖', 'Other', '其他', 'その他'),
];

const smelterColumns = (metals: Option[]) => [
  column('choice', 'metal', four('광물', 'Metal', '矿产', '鉱物'), { options: metals, isRequired: true }),
  column(
    'text',
    'look-up-name',
    four(
      '제련소 이름(공식 목록)',
      'Smelter name as listed',
      '冶炼厂名称（按官方名单）',
      '製錬所名（公式リストの表記）',
    ),
    {
      isRequired: true,
    },
  ),
  column('country', 'country', four('제련소 소재 국가', 'Country of the smelter', '冶炼厂所在国家', '製錬所の所在国'), {
    isRequired: true,
  }),
  column(
    'text',
    'smelter-id',
    four('제련소 ID(CID번호)', 'Smelter ID (CID number)', '冶炼厂 ID（CID 编号）', '製錬所ID（CID番号）'),
  ),
  column('choice', 'id-source', four('ID 출처', 'Source of the ID', 'ID 来源', 'IDの出所'), { options: ID_SOURCES }),
  column('text', 'street', four('도로명·번지', 'Street', '街道', '番地')),
  column('text', 'city', four('도시', 'City', '城市', '市区町村')),
  column('text', 'region', four('시·도·주', 'Region', '省/州', '都道府県・州')),
  column('text', 'contact-name', four('연락 담당자', 'Contact person', '联系人', '連絡担当者')),
  column(
    'text',
    'contact-email',
    four('담당자 이메일', 'E-mail of the contact', '联系人邮箱', '担当者のメールアドレス'),
  ),
  column('text', 'mines', four('광산 이름', 'Names of the mines', '矿山名称', '鉱山名')),
  column('text', 'mine-countries', four('광산 소재 국가', 'Countries of the mines', '矿山所在国家', '鉱山の所在国')),
  column(
    'choice',
    'recycled-only',
    four('재활용 원료만 사용?', 'Recycled sources only?', '是否仅用回收料？', 'リサイクル原料のみ？'),
    {
      options: YES_NO_UNKNOWN,
    },
  ),
];

export const smelterQuestions = (metals: Option[]): Question[] => [
  ask(
    'table',
    'smelters',
    four(
      '광물을 정련한 제련소를 적어 주십시오.',
      'Which smelters or refiners have processed these minerals?',
      '请列出加工这些矿产的冶炼厂（精炼厂）。',
      '鉱物を製錬・精製した製錬所をご記入ください。',
    ),
    {
      ...when('remaining', ...keysOf(metals)),
      columns: smelterColumns(metals),
      help: four(
        '제련소는 광석이나 스크랩을 금속으로 만드는 곳이며, 도금·가공 업체는 제련소가 아닙니다. 모르면 재료를 산 곳에 물어보십시오. CID번호는 "CID" 뒤에 숫자 여섯 자리가 붙는 번호입니다.',
        'A smelter turns ore or scrap into metal; a plating or machining shop is none. If you do not know it, ask whoever sells you the material. A CID number is "CID" followed by six digits.',
        '冶炼厂是指将矿石或废料加工成金属的企业，电镀、机加工企业不属于冶炼厂。如不清楚，请向材料供应商询问。CID 编号由“CID”加六位数字组成。',
        '製錬所とは、鉱石やスクラップから金属をつくる所で、めっき・加工業者は含まれません。分からない場合は材料の購入先にお尋ねください。CID番号は「CID」の後に数字6桁が続く番号です。',
      ),
    },
  ),
  ask(
    'lines',
    'smelters-unknown',
    four(
      '아직 파악하지 못한 제련소가 있다면 언제까지 어떻게 확인할 계획입니까?',
      'If some smelters are still unknown, how and by when will you find them out?',
      '如仍有未查明的冶炼厂，计划何时、以何种方式确认？',
      'まだ把握できていない製錬所がある場合、いつまでにどのように確認する計画ですか。',
    ),
    when('remaining', ...keysOf(metals)),
  ),
];

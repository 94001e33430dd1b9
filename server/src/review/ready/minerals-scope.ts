import { companyQuestions, signingQuestions } from './company-questions.ts';
import { ask, column, four, must, option, section, when } from './question-parts.ts';

export const COMPANY = section('company', four('회사', 'Company', '公司', '会社'), companyQuestions);

const SCOPES = [
  option('company', '회사 전체', 'The whole company', '整个公司', '会社全体'),
  option('products', '특정 제품', 'Certain products', '特定产品', '特定の製品'),
  option(
    'defined',
    '그 밖에 따로 정한 범위',
    'Something else that we describe',
    '另行界定的范围',
    'その他に定めた範囲',
  ),
];

const PRODUCT_COLUMNS = [
  column('text', 'own-number', four('우리 품번', 'Our product number', '我方产品编号', '自社品番'), {
    isRequired: true,
  }),
  column('text', 'own-name', four('우리 품명', 'Our product name', '我方产品名称', '自社品名')),
  column('text', 'requester-number', four('고객사 품번', "Customer's product number", '客户产品编号', '顧客品番')),
  column('text', 'requester-name', four('고객사 품명', "Customer's product name", '客户产品名称', '顧客品名')),
  column('text', 'comment', four('비고', 'Remarks', '备注', '備考')),
];

export const SCOPE = section('scope', four('신고 범위', 'Scope', '申报范围', '申告範囲'), [
  must(
    'choice',
    'scope',
    four(
      '이 답변은 어디까지 해당합니까?',
      'What do these answers cover?',
      '本次答复适用于哪个范围？',
      '今回の回答はどの範囲に当てはまりますか。',
    ),
    {
      options: SCOPES,
      help: four(
        '납품하는 제품이 몇 가지뿐이거나 제품마다 재료가 다르면 "특정 제품"을 고르는 편이 쉽습니다.',
        'Where you supply only a few products, or where they differ in material, "Certain products" is the easier choice.',
        '如果供货产品较少，或各产品材料不同，选择“特定产品”更方便。',
        '納入する製品が少ない場合や、製品ごとに材料が異なる場合は「特定の製品」を選ぶほうが簡単です。',
      ),
    },
  ),
  must(
    'table',
    'products',
    four(
      '해당하는 제품을 적어 주십시오.',
      'Which products are covered?',
      '请填写涉及的产品。',
      '対象となる製品をご記入ください。',
    ),
    {
      ...when('scope', 'products'),
      columns: PRODUCT_COLUMNS,
      help: four(
        '고객사 품번은 고객사 발주서에 적힌 번호입니다.',
        "The customer's number is the one on its purchase order.",
        '客户产品编号是指客户订单上的编号。',
        '顧客品番とは、顧客の発注書に記載されている番号です。',
      ),
    },
  ),
  must(
    'lines',
    'scope-description',
    four(
      '따로 정한 범위를 설명해 주십시오.',
      'How is the scope defined?',
      '请说明另行界定的范围。',
      '定めた範囲をご説明ください。',
    ),
    when('scope', 'defined'),
  ),
]);

export const EVIDENCE = section('evidence', four('첨부와 확인', 'Files and confirmation', '附件与确认', '添付と確認'), [
  ask(
    'file',
    'template-file',
    four(
      '이미 작성한 RMI 양식(엑셀)이 있으면 첨부해 주십시오.',
      'If you have already filled in an RMI template, attach the spreadsheet.',
      '如已填写 RMI 模板（Excel），请上传。',
      '記入済みのRMIテンプレート（Excel）があれば添付してください。',
    ),
    {
      help: four(
        'CMRT·EMRT 같은 업계 공통 양식을 말합니다. 없으면 비워 두어도 됩니다.',
        'This means industry templates such as CMRT or EMRT. Leave it empty if you have none.',
        '指 CMRT、EMRT 等行业通用模板。没有则可不填。',
        'CMRTやEMRTなど業界共通のテンプレートのことです。なければ空欄で構いません。',
      ),
    },
  ),
  ask(
    'text',
    'template-version',
    four(
      '첨부한 양식의 이름과 버전',
      'Name and version of that template',
      '所附模板的名称与版本',
      '添付したテンプレートの名称とバージョン',
    ),
  ),
  ask(
    'file',
    'origin-files',
    four(
      '원산지나 제련소를 확인할 수 있는 자료가 있으면 첨부해 주십시오.',
      'Attach whatever shows the origin or the smelters, if you have it.',
      '如有可证明原产地或冶炼厂的资料，请上传。',
      '原産地や製錬所を確認できる資料があれば添付してください。',
    ),
    {
      help: four(
        '재료 구매처의 회신, 재료 성적서, 원산지 증명서 등이 해당합니다.',
        "For example your suppliers' replies, material certificates or certificates of origin.",
        '例如材料供应商的回复、材质证明书、原产地证书等。',
        '材料の購入先からの回答、材料証明書、原産地証明書などが該当します。',
      ),
    },
  ),
  ...signingQuestions,
  ask(
    'text',
    'signer-email',
    four('책임자의 이메일', 'E-mail of that person', '该人员的邮箱', '責任者のメールアドレス'),
  ),
]);

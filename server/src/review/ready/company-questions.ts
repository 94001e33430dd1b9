import { ask, four, must } from './question-parts.ts';

/** Questions about the company. The portal knows all the answers, so people only check them. */
export const companyQuestions = [
  must('text', 'company-name', four('회사명', 'Company name', '公司名称', '会社名'), { known: 'company.name' }),
  ask('text', 'company-name-english', four('영문 회사명', 'Company name in English', '公司英文名称', '英語の会社名'), {
    known: 'company.nameEnglish',
  }),
  ask('text', 'business-number', four('사업자등록번호', 'Business number', '营业执照登记号', '事業者登録番号'), {
    known: 'company.businessNumber',
  }),
  must(
    'country',
    'company-country',
    four('본사 소재 국가', 'Country of the head office', '总部所在国家', '本社所在国'),
    {
      known: 'company.country',
    },
  ),
  must('text', 'company-address', four('본사 주소', 'Address of the head office', '总部地址', '本社住所'), {
    known: 'company.address',
  }),
  must(
    'text',
    'contact',
    four(
      '이 설문을 담당하는 사람의 이름, 이메일, 전화번호',
      'Name, e-mail and phone of the person who answers this questionnaire',
      '本问卷负责人的姓名、邮箱和电话',
      '本アンケートの担当者の氏名・メールアドレス・電話番号',
    ),
    { known: 'company.contact' },
  ),
];

/** Questions about the person who confirms the answers, and the date. */
export const signingQuestions = [
  ask(
    'lines',
    'remarks',
    four(
      '더 알리고 싶은 내용이 있으면 적어 주십시오.',
      'Is there anything you would like to add?',
      '如有其他需要说明的内容，请填写。',
      'ほかに伝えたいことがあればご記入ください。',
    ),
  ),
  must(
    'text',
    'signer-name',
    four(
      '답변 내용을 확인하고 책임지는 사람의 이름',
      'Name of the person who has checked the answers and stands behind them',
      '核对并对答复内容负责的人员姓名',
      '回答内容を確認し、責任を負う方の氏名',
    ),
    {
      help: four(
        '대표자이거나 대표자가 권한을 준 사람이어야 합니다.',
        'The head of the company, or somebody authorised by the head.',
        '应为公司负责人或其授权的人员。',
        '代表者、または代表者から権限を与えられた方をご記入ください。',
      ),
    },
  ),
  must('text', 'signer-title', four('책임자의 직책', 'Position of that person', '该人员的职务', '責任者の役職')),
  must('date', 'signed-on', four('확인한 날', 'Date of confirmation', '确认日期', '確認日')),
];

import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/company-questions.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/company-questions.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/company-questions.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/company-questions.json' with { type: 'json' };
import { ask, must } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

/** Questions about the company. The portal knows all the answers, so people only check them. */
export const companyQuestions = [
  must('text', 'company-name', words.companyQuestions['company-name'], { known: 'company.name' }),
  ask('text', 'company-name-english', words.companyQuestions['company-name-english'], {
    known: 'company.nameEnglish',
  }),
  ask('text', 'business-number', words.companyQuestions['business-number'], {
    known: 'company.businessNumber',
  }),
  must('country', 'company-country', words.companyQuestions['company-country'], {
    known: 'company.country',
  }),
  must('text', 'company-address', words.companyQuestions['company-address'], {
    known: 'company.address',
  }),
  must('text', 'contact', words.companyQuestions.contact, { known: 'company.contact' }),
];

/** Questions about the person who confirms the answers, and the date. */
export const signingQuestions = [
  ask('lines', 'remarks', words.signingQuestions.remarks),
  must('text', 'signer-name', words.signingQuestions['signer-name'], {
    help: words.signingQuestions['signer-name.help'],
  }),
  must('text', 'signer-title', words.signingQuestions['signer-title']),
  must('date', 'signed-on', words.signingQuestions['signed-on']),
];

import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/minerals-policy.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/minerals-policy.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/minerals-policy.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/minerals-policy.json' with { type: 'json' };
import { ask, ifYes, must, option, section, when, YES_PARTLY_NO, yesNo } from './question-parts.ts';

const words = wordTree({ kr, en, cn, jp });

const SURVEYS = [
  option('industry', words.surveys.industry),
  option('own', words.surveys.own),
  option('none', words.surveys.none),
];

const FILINGS = [
  option('us', words.filings.us),
  option('eu', words.filings.eu),
  option('other', words.filings.other),
  option('none', words.filings.none),
];

/** Questions about the company's sourcing policy, which are the same for every mineral. */
export const POLICY = section('policy', words.policy.title, [
  yesNo('policy', words.policy.policy, {
    help: words.policy['policy.help'],
  }),
  ask('file', 'policy-file', words.policy['policy-file'], ifYes('policy')),
  yesNo('policy-public', words.policy['policy-public'], ifYes('policy')),
  must('text', 'policy-address', words.policy['policy-address'], ifYes('policy-public')),
  must('choice', 'supplier-smelters', words.policy['supplier-smelters'], {
    options: YES_PARTLY_NO,
    help: words.policy['supplier-smelters.help'],
  }),
  must('choice', 'due-diligence', words.policy['due-diligence'], { options: YES_PARTLY_NO }),
  must('choice', 'survey', words.policy.survey, { options: SURVEYS }),
  yesNo('survey-review', words.policy['survey-review'], when('survey', 'industry', 'own')),
  yesNo('corrective-action', words.policy['corrective-action'], ifYes('survey-review')),
  must('choices', 'filing', words.policy.filing, { options: FILINGS }),
  yesNo('grievance', words.policy.grievance),
]);

import { wordTree } from '@ieum/contract';
import cn from '../../../../../locales/cn/questionnaires/self-assessment-people.json' with { type: 'json' };
import en from '../../../../../locales/en/questionnaires/self-assessment-people.json' with { type: 'json' };
import jp from '../../../../../locales/jp/questionnaires/self-assessment-people.json' with { type: 'json' };
import kr from '../../../../../locales/kr/questionnaires/self-assessment-people.json' with { type: 'json' };
import { ask, ifYes, must, option, section, YES_PARTLY_NO, yesNo } from './question-parts.ts';
import { SYSTEM } from './self-assessment-company.ts';

const words = wordTree({ kr, en, cn, jp });

export const SAFETY = section('safety', words.safety.title, [
  must('choice', 'safety-system', words.safety['safety-system'], { options: SYSTEM }),
  must('number', 'accidents', words.safety.accidents),
  must('choice', 'safety-training', words.safety['safety-training'], { options: YES_PARTLY_NO }),
  yesNo('drills', words.safety.drills),
]);

export const LABOUR = section('labour', words.labour.title, [
  yesNo('labour-policy', words.labour['labour-policy']),
  must('choice', 'hours', words.labour.hours, { options: YES_PARTLY_NO }),
  yesNo('worker-voice', words.labour['worker-voice']),
]);

const ETHICS_TOPICS = [
  option('bribery', words.ethicsTopics.bribery),
  option('conflicts', words.ethicsTopics.conflicts),
  option('competition', words.ethicsTopics.competition),
  option('sanctions', words.ethicsTopics.sanctions),
];

export const ETHICS = section('ethics', words.ethics.title, [
  yesNo('ethics-code', words.ethics['ethics-code']),
  must('choices', 'ethics-topics', words.ethics['ethics-topics'], { ...ifYes('ethics-code'), options: ETHICS_TOPICS }),
  yesNo('whistleblowing', words.ethics.whistleblowing),
  yesNo('violations', words.ethics.violations),
  must('lines', 'violations-details', words.ethics['violations-details'], ifYes('violations')),
]);

const SECURITY = [
  option('access', words.security.access),
  option('backup', words.security.backup),
  option('malware', words.security.malware),
  option('training', words.security.training),
  option('visitors', words.security.visitors),
  option('none', words.security.none),
];

export const INFORMATION = section('information', words.information.title, [
  must('choices', 'security-measures', words.information['security-measures'], { options: SECURITY }),
  yesNo('security-incident', words.information['security-incident']),
  ask('lines', 'security-incident-details', words.information['security-incident-details'], ifYes('security-incident')),
]);

import type { GuidePart } from './guide.ts';

export const reviewGuideEn: GuidePart[] = [
  {
    part: 'review',
    title: 'Reviews and declarations',
    to: '/supply-chain/review',
    what: 'Answer what customers ask for with a declaration: about a factory, your supply chain, material flows, or a questionnaire.',
    steps: [
      'See under “Requests” who wants what, and by when. If you cannot answer, decline and say why.',
      'Begin the answer: what you have entered before is filled in already. Complete the rest; it saves itself.',
      'If a colleague should look at it, ask for approval before you submit it.',
      'Preview it and submit it. Until the review begins, “Recall” takes it back.',
      'When changes are asked for, change only what is marked and submit it again.',
    ],
    next: 'An approval holds for a set time, and you are reminded before it ends. “Rejected” is final.',
    asked: [
      {
        question: 'Does a declaration change when I change the factory later?',
        answer: 'No. What was submitted stays as it was. Changes go into the next edition.',
      },
    ],
  },
  {
    part: 'reviewing',
    title: 'Review queue',
    to: '/supply-chain/review/queue',
    what: 'What suppliers have submitted to your company, the longest wait first.',
    steps: [
      'Begin with “Ask for declarations”: choose what, from whom and by when.',
      'Open a declaration and choose “Start review”. Colleagues see who has taken it.',
      'Comment where something has to change. While there is a “Must change”, it cannot be approved.',
      'End with “Approve”, “Ask for changes” or “Reject”.',
    ],
    next: 'The supplier is told at once, and all that was said stays on record. Where two have to approve, another colleague approves after you.',
  },
  {
    part: 'templates',
    title: 'Questionnaires',
    to: '/supply-chain/review/templates',
    what: 'Choose the questions for your suppliers, or write your own.',
    steps: [
      '“Ready questionnaires” can be sent as they are: conflict minerals, carbon border adjustment, forced labour, self-assessment.',
      'To change one, make a copy; to begin with an empty one, choose “New questionnaire”.',
      'Preview it and publish it. Before that, it is sent to nobody.',
    ],
    next: 'Publishing again makes a new version. Requests that are out already are answered in the version they were sent with.',
  },
  {
    part: 'actions',
    title: 'Corrective actions',
    to: '/supply-chain/review/actions',
    what: 'What a review or a risk has shown must be put right, followed to its end.',
    steps: [
      'Choose “Start”, put it right, attach evidence and choose “Submit”.',
      'If the time is too short, “Ask for more time” and say why.',
      'What others have done, you “Accept” after looking at the evidence, or send back.',
    ],
    next: 'You are reminded before the due date; once it is past, your tasks say by how many days.',
  },
];

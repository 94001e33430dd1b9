import type { GuidePart } from './guide.ts';
import { supplyGuideEn } from './guide-en-supply.ts';

const ownGuideEn: GuidePart[] = [
  {
    part: 'start',
    title: 'Getting started',
    what: 'After signing up there are five things to do: verify the company, add one factory, one certificate, one product and one supplier. A small workshop needs about half an hour.',
    steps: [
      'On the home page, follow the first open step under “Getting started”.',
      'Submit the business registration certificate as a PDF. You can already enter factories and certificates while an operator checks it.',
      'Register your factory, add the certificates you hold, and enter what you sell.',
      'Link one supplier of material or processing. If they are not on Ieum yet, an invitation goes out by e-mail.',
    ],
    next: 'Each step ticks itself off when it is done, and the list disappears after the fifth.',
    asked: [
      {
        question: 'We have no suppliers. Do we need the last step?',
        answer: 'No. Leave it open; nothing else depends on it.',
      },
      {
        question: 'I came by a customer’s invitation.',
        answer:
          'Sign up through the link in that e-mail. The supply link your customer proposed is then waiting among your tasks; check it and confirm.',
      },
    ],
  },
  {
    part: 'home',
    title: 'Home',
    to: '/',
    what: 'Everything you have to do, in one list. What a business partner waits for comes first, then colleagues, then days that draw near.',
    steps: [
      'Choose a kind above the list to see only those tasks.',
      'Click a task to open the page where it is done.',
      'Begin with those marked “Due today” or “3 days late”.',
    ],
    next: 'A finished task leaves the list by itself. There is nothing to tick.',
  },
  {
    part: 'dashboard',
    title: 'Dashboard',
    to: '/dashboard',
    what: 'Your company at a glance in eight tiles: tasks, reviews, coverage or completeness, supply chain, map, risks, certificates or responses, and mass balance.',
    steps: [
      'Choose a product and a quarter at the top. Both stay in the address, so you can send the page as you see it.',
      'Click a figure or a bar to open the list of what it counts.',
      '“Table” shows the same data as a table; “Download” gives you Excel or CSV.',
      '“Print view” puts every picture with its table on paper, ready for a meeting.',
    ],
    next: 'Figures are counted anew each time, and each tile says as of when.',
  },
  {
    part: 'search',
    title: 'Search',
    what: 'Find companies, factories, products, certificates, declarations and pages in one place. Only what you may see is found.',
    steps: [
      'Click “Search” at the top, or press Ctrl+K anywhere (⌘K on a Mac).',
      'Type part of a name or a number. Korean names are found by their initial letters too.',
      'Choose with the arrow keys and open with Enter.',
    ],
    next: 'What you chose last comes first, and things such as registering a factory can be started from here.',
  },
  {
    part: 'company',
    title: 'Company profile and verification',
    to: '/company',
    what: 'Enter the name, address and industry of your company and have it verified by its registration certificate. Other companies see you, and you can invite them, once you are verified.',
    steps: [
      'Under “Verification”, submit the business number and the certificate as a PDF.',
      'At the top of the dashboard, check what was read from the certificate and press “Confirm” if it is right.',
      'If it is sent back, correct only what is marked and submit it again.',
      'Under “Profile”, add the English name and address: that is what partners abroad see.',
    ],
    next: 'The result usually comes within one or two business days, by e-mail and as a notification.',
  },
  {
    part: 'members',
    title: 'Members',
    to: '/company/members',
    what: 'Invite colleagues and decide what they may do. Owners do everything, editors enter and change, viewers only read.',
    steps: [
      'Invite somebody by e-mail and choose a role.',
      'A colleague who signed up first and asks to join appears among the owner’s tasks.',
      'Use “Shut out” for people who leave. What they entered stays.',
    ],
    next: 'Whoever follows the link in the invitation and signs up or signs in joins your company.',
  },
  {
    part: 'factory',
    title: 'Factories',
    to: '/factory',
    what: 'Location, processes, people and capacity of each factory or workshop, entered once instead of for every customer who asks.',
    steps: [
      'Choose “Register factory” and begin with name and address. What you do not know yet can wait: it is kept as a draft.',
      'Follow “What adds most” on the factory’s page.',
      'Choose “Take into use” when it is right. Only then can links and quantities refer to it.',
      'Print it or download it as Excel when a customer asks.',
    ],
    next: 'Every change is kept under “History”, and any earlier state can be brought back.',
    asked: [
      {
        question: 'We rent one unit of a larger building.',
        answer: 'Register your unit as one factory, with only the area that you use.',
      },
    ],
  },
  {
    part: 'import',
    title: 'Importing factories',
    to: '/factory/import',
    what: 'If you have several factories, bring them in from a spreadsheet at once.',
    steps: [
      'Download the template and fill it in, or take a sheet you have and match its columns.',
      'Upload the file and check the columns.',
      'Correct wrong cells on the screen, and decide what to do with factories that look alike.',
    ],
    next: 'Nothing changes until you confirm. Then all rows are stored together.',
  },
  {
    part: 'certificates',
    title: 'Certificates',
    to: '/factory/certificates',
    what: 'Certificates such as ISO 9001, and the days on which they end.',
    steps: [
      'Choose “Add certificate”, enter standard, number and dates, and upload the PDF.',
      'Say which factories it covers; there may be several.',
      'When the new one arrives, use “Renew”. The old one stays on record.',
    ],
    next: 'You are told 90, 30 and 7 days before the end and on the last day; within 30 days it appears among your tasks.',
  },
];

/** Written for a plating shop of ten people who have never used such a portal. */
export const guideEn: GuidePart[] = [...ownGuideEn, ...supplyGuideEn];

import type { GuidePart } from './guide.ts';
import { supplyGuideEn } from './guide-en-supply.ts';

const ownGuideEn: GuidePart[] = [
  {
    part: 'start',
    title: 'Getting started',
    what: 'After you sign up, there are five things to do: verify your company, then add one factory, one certificate, one product and one supplier. For a small workshop, this takes about half an hour.',
    steps: [
      'On the “To do” page, follow the first open step under “Getting started”. If you have no other tasks, the dashboard shows the steps too.',
      'Submit your business registration certificate as a PDF. You can add factories and certificates while the portal team checks it.',
      'Register your factory, add your certificates and enter what you sell.',
      'Link one supplier of material or processing. If they’re not on Ieum yet, we email them an invitation.',
    ],
    next: 'Each step is checked off when it’s done, and the list disappears after the fifth.',
    asked: [
      {
        question: 'We have no suppliers. Do we need the last step?',
        answer: 'No. Leave it open. Nothing else depends on it.',
      },
      {
        question: 'A customer invited me. What do I do?',
        answer:
          'Sign up with the link in the email. The supply link your customer proposed then appears on your dashboard and under “To do”. Check it and confirm.',
      },
    ],
  },
  {
    part: 'home',
    title: 'To do',
    to: '/',
    what: 'Everything you need to do, in one list. Tasks that partners are waiting for come first, then colleagues, then upcoming due dates.',
    steps: [
      'Choose a type above the list to see only those tasks.',
      'Click a task to open the page where you can complete it.',
      'Start with tasks marked “Due today” or “3 days late”.',
    ],
    next: 'Completed tasks disappear from the list automatically.',
  },
  {
    part: 'dashboard',
    title: 'Dashboard',
    to: '/dashboard',
    what: 'Your tasks first, then a few sentences about the current situation, then charts. Fewer than five values appear as one line instead of a chart.',
    steps: [
      'If you have up to three tasks, you can complete them right there. “View all” opens the whole list.',
      'Choose a product and a quarter above the sentences. Only the sentences and charts change, and your choice stays in the address.',
      'Click a figure or a bar to open its list. Where there is a problem, the next step is below the sentence.',
      '“Table, download” on each chart shows a table or saves Excel or CSV. “Print view” prints every chart with its table.',
    ],
    next: 'Figures are calculated each time you open the page, and the page shows the time.',
  },
  {
    part: 'search',
    title: 'Search',
    what: 'Find companies, factories, products, certificates, declarations and pages in one place. Results include only what you have access to.',
    steps: [
      'Click “Find products, partners, materials” at the top, or press Ctrl+K anywhere (⌘K on a Mac).',
      'Type part of a name or a number. You can also find Korean names by their initial consonants.',
      'Use the arrow keys to choose a result and press Enter to open it.',
    ],
    next: 'Your latest choices come first. You can also start actions from here, such as registering a factory.',
  },
  {
    part: 'company',
    title: 'Company profile and verification',
    to: '/company',
    what: 'Enter your company’s name, address and industry, and verify it with its business registration certificate. Once verified, other companies can see you and you can invite them.',
    steps: [
      'Under “Verification”, submit the business registration no. and the certificate as a PDF.',
      'At the top of the dashboard, check the details we read from the certificate and choose “Confirm details” if they’re correct.',
      'If changes are requested, correct only the marked items and submit again.',
      'Under “Profile”, add your English name and address. Partners abroad see these.',
    ],
    next: 'You usually get the result within one or two business days, by email and as a notification.',
  },
  {
    part: 'members',
    title: 'Members',
    to: '/company/members',
    what: 'Invite colleagues and choose what they can do. Owners can do everything, editors can add and edit information, and viewers can only view it.',
    steps: [
      'Invite a colleague by email and choose a role.',
      'If a colleague signs up on their own and requests to join, the request appears in the owner’s tasks.',
      'When someone leaves your company, use “Suspend”. Their work stays.',
    ],
    next: 'People join your company when they open the invitation link and sign up or sign in.',
  },
  {
    part: 'factory',
    title: 'Factories',
    to: '/factory',
    what: 'The location, processes, workforce and capacity of each factory or workshop. Enter them once instead of for every customer.',
    steps: [
      'Choose “Register factory” and start with the name and country. You can add the rest later, or save a draft first.',
      'On the factory’s page, fill in what is listed beside the score.',
      'If you saved a draft, choose “Activate factory” when the details are correct. Supply links and quantities can use only active factories.',
      'When a customer asks, print it or download it as Excel.',
    ],
    next: 'Every change is listed under “History”, and you can restore any earlier version.',
    asked: [
      {
        question: 'What if we rent one unit in a larger building?',
        answer: 'Register your unit as one factory, with only the area you use.',
      },
    ],
  },
  {
    part: 'import',
    title: 'Importing factories',
    to: '/factory/import',
    what: 'If you have several factories, import them from a spreadsheet at once.',
    steps: [
      'Download and fill in the template, or use your own spreadsheet and match its columns.',
      'Upload the file and check the columns.',
      'Fix errors on the screen and decide what to do with similar factories.',
    ],
    next: 'Nothing changes until you confirm. Then all rows are saved together.',
  },
  {
    part: 'certificates',
    title: 'Certificates',
    to: '/factory/certificates',
    what: 'Certificates such as ISO 9001 and when they expire.',
    steps: [
      'Choose “Add certificate”, enter the standard, number and dates, and upload the PDF.',
      'Choose the factories it covers. There can be several.',
      'When you get a new certificate, use “Renew”. The previous one is kept.',
    ],
    next: 'We remind you 90, 30 and 7 days before a certificate expires and on its last day. In the last 30 days, it also appears in your tasks.',
  },
];

/** Written for a plating shop of ten people who have never used such a portal. */
export const guideEn: GuidePart[] = [...ownGuideEn, ...supplyGuideEn];

import type { GuidePart } from './guide.ts';
import { reviewGuideEn } from './guide-en-review.ts';

export const supplyGuideEn: GuidePart[] = [
  {
    part: 'products',
    title: 'Products',
    to: '/supply-chain/products',
    what: 'What you sell, and the processing you do for others: plating parts for a customer is a product too.',
    steps: [
      'Choose “Register product” and enter name, part number and HS code. Codes can be found by their name.',
      'Say what it is made of and how much of each. Leave out what you do not know.',
      'Upload a spreadsheet if there are many.',
    ],
    next: 'With a product in place you can link partners and enter quantities.',
  },
  {
    part: 'links',
    title: 'Supply links',
    to: '/supply-chain/links',
    what: 'Who supplies whom with what. One side proposes, the other confirms; only then does the link hold.',
    steps: [
      'Use “Link a supplier” for what you buy and “Link a customer” for what you sell, and enter the other company’s business number.',
      'Open a proposal you received and choose “Confirm link”. Choose “Propose corrections” if a figure is wrong, or “Dispute link” if there is no such trade. “Decline proposal” ends it at any time.',
      'A link that a supplier reported shows as “No product assigned”. Choose “Assign product” to count it in your supply chain before you confirm it.',
      'When the trade is over, use “End link”.',
    ],
    next: 'Only confirmed links show your name in the other side’s supply chain. Everything said is kept.',
    asked: [
      {
        question: 'We would rather not disclose our shares.',
        answer:
          'Leave them out. What you do enter is seen by the two companies of that link; everybody else sees a rough band.',
      },
    ],
  },
  {
    part: 'invitations',
    title: 'Supplier invitations',
    to: '/supply-chain/invitations',
    what: 'Ask suppliers who are not on Ieum yet to confirm a link, by e-mail.',
    steps: [
      'Propose the link first, then enter the e-mail address of your contact.',
      'See in the list whether it was opened and accepted.',
      'If the mail comes back, correct the address and send it again.',
    ],
    next: 'Without an answer, reminders go out after 3, 7 and 14 days. After 30 days the invitation ends.',
  },
  {
    part: 'tier',
    title: 'Supply chain and tiers',
    to: '/supply-chain/tier',
    what: 'The whole chain behind your products, tier by tier, as a graph, a table or a map.',
    steps: [
      'Choose a product at the top and narrow it down by company or country.',
      'Select a company to read what you may see of it.',
      'Use “Request disclosure” to ask a company whose name is hidden to show it.',
    ],
    next: 'Coverage says how far confirmed links reach. It grows as your suppliers link theirs.',
  },
  {
    part: 'flow',
    title: 'Material flow and ledger',
    to: '/supply-chain/flow/ledger',
    what: 'How much was shipped and received, and when. Each side enters its own figure; where they differ, both settle it.',
    steps: [
      'Enter quantities in the grid, or paste them from a spreadsheet.',
      'Open a row marked “Mismatch” and offer the right quantity.',
      'Record what your factory made under “Production”. Only your company sees it.',
    ],
    next: 'Figures that differ by no more than 2 % are “Matched” and count in the flow diagram and in the shares of origin.',
  },
  {
    part: 'balance',
    title: 'Mass balance',
    to: '/supply-chain/flow/balance',
    what: 'Whether what you received is enough for what you made. No other company sees it.',
    steps: [
      'Choose the quarter and the factory.',
      'Where something is short, follow the arithmetic and fill in what is missing: receipts, stock or output.',
      'Check that loss and tolerance of the product are realistic.',
    ],
    next: 'It is worked out anew at once, and the risk closes itself when it adds up.',
  },
  ...reviewGuideEn,
  {
    part: 'flags',
    title: 'Risks',
    to: '/supply-chain/flags',
    what: 'What calls for a look: expired certificates, unconfirmed links, materials that come from one source only.',
    steps: [
      'Begin with the most severe.',
      'Follow the next step that each row names and put it right there.',
      'If it has to wait, put it off and say why.',
    ],
    next: 'A risk closes itself when the data are right. Nobody closes it by hand.',
  },
  {
    part: 'sharing',
    title: 'Sharing',
    to: '/supply-chain/sharing',
    what: 'What companies beyond your direct partners see of you. Without your consent they do not see your name.',
    steps: [
      'Read under “Requests to answer” who wants to see what, and why.',
      'Choose what to show and until when, or decline.',
      'Use “Preview” to see yourself through their eyes.',
    ],
    next: 'You can take consent back at any time, and you see who has looked.',
  },
  {
    part: 'notices',
    title: 'Notifications',
    to: '/notices',
    what: 'What has happened, the newest first. The bell shows the latest.',
    steps: [
      'Click a notification to open the page it speaks of.',
      'Choose under “Notification settings” what reaches you here and what by e-mail.',
    ],
    next: 'What keeps your account safe cannot be turned off.',
  },
  {
    part: 'profile',
    title: 'My account',
    to: '/profile',
    what: 'Your name, e-mail address, password and language.',
    steps: [
      'After changing the e-mail address, confirm it by the link sent to the new one.',
      'Look through the devices that are signed in, and sign out those you do not know.',
    ],
    next: 'After a new password, other devices have to sign in again.',
  },
];

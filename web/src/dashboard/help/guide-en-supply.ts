import type { GuidePart } from './guide.ts';
import { reviewGuideEn } from './guide-en-review.ts';

export const supplyGuideEn: GuidePart[] = [
  {
    part: 'products',
    title: 'Products',
    to: '/supply-chain/products',
    what: 'What you sell, including processing for others. Plating parts for a customer is a product too.',
    steps: [
      'Choose “Register product” and enter the name, part number and HS code. You can search for codes by name.',
      'Add the materials it is made of and how much of each. Leave out what you don’t know.',
      'If you have many products, import them from a spreadsheet.',
    ],
    next: 'Once a product is registered, you can link partners and enter quantities.',
  },
  {
    part: 'links',
    title: 'Supply links',
    to: '/supply-chain/links',
    what: 'Who supplies what to whom. One side proposes a link, and it takes effect once the other side confirms it.',
    steps: [
      'Use “Link supplier” for what you buy and “Link customer” for what you sell. Enter your partner’s business registration no.',
      'Open a proposal you received and choose “Confirm link”. If a figure is wrong, choose “Propose corrections”. If there is no such trade, choose “Dispute link”. You can end a proposal at any time with “Decline proposal”.',
      'A link that a supplier reported shows as “No product assigned”. Choose “Assign product” to include it in your supply chain before you confirm it.',
      'When the trade is over, choose “End link”.',
    ],
    next: 'Your name appears in your partner’s supply chain only on confirmed links. The full history is kept.',
    asked: [
      {
        question: 'What if we don’t want to disclose our shares?',
        answer:
          'Leave them empty. Shares you enter are visible only to the two companies of that link. Other companies see a rough range.',
      },
    ],
  },
  {
    part: 'invitations',
    title: 'Supplier invitations',
    to: '/supply-chain/invitations',
    what: 'Email suppliers who are not on Ieum yet and ask them to confirm a supply link.',
    steps: [
      'Propose the link first, then enter your contact’s email address.',
      'Check the list to see whether the invitation was opened and accepted.',
      'If the email bounces, correct the address and resend it.',
    ],
    next: 'If there is no answer, we send reminders after 3, 7 and 14 days. The invitation expires after 30 days.',
  },
  {
    part: 'tier',
    title: 'Supply chain and supplier tiers',
    to: '/supply-chain/tier',
    what: 'The full supply chain behind your products, tier by tier, as a graph, table or map.',
    steps: [
      'Choose a product at the top and filter by company or country.',
      'Select a company to see the details available to you.',
      'If a company’s name is hidden, use “Request disclosure” to ask for it.',
    ],
    next: 'Coverage shows how far confirmed links reach. It grows as your suppliers link their own suppliers.',
  },
  {
    part: 'origins',
    title: 'Origins and materials',
    to: '/supply-chain/materials',
    what: 'Where the materials in your products come from, how sure that is, and whom to ask next.',
    steps: [
      'Search for a material such as cobalt, or for its HS code, or choose it under “Materials”.',
      'Read what is confirmed, unconfirmed and unknown, and below it what this rests on.',
      'Under “Whom to ask next”, one click starts the question.',
    ],
    next: 'No share appears without its basis. “Print trace report” prints this page as the report.',
  },
  {
    part: 'flow',
    title: 'Material flow and shipment ledger',
    to: '/supply-chain/flow/ledger',
    what: 'How much was shipped and received, and when. Each side enters its own quantity. If they differ, you agree on one.',
    steps: [
      '“Enter quantities” opens one line per link. Type a number and press Enter, = for the same as last period, or 0 if nothing moved. A column from a spreadsheet can be pasted.',
      'What you type is saved at once, but only your company sees it. Partners see it after you send the sheet.',
      'Open a row marked “Mismatch” and propose the correct quantity.',
      'Record your factory’s output under “Production records”. Only your company can see it.',
      'Open the “Flow diagram”, choose a material, and drag over the quarters. Select a band to see both quantities and what to do next.',
    ],
    next: 'Quantities that differ by no more than 2% are “Matched” and count in the flow diagram and the shares by origin.',
  },
  {
    part: 'balance',
    title: 'Mass balance',
    to: '/supply-chain/flow/balance',
    what: 'Checks whether you received enough material for what you made. No other company can see it.',
    steps: [
      'Choose a quarter and a factory.',
      'If the result is “Shortfall”, check the calculation and add what is missing: received quantity, stock or output.',
      'Check that the product’s loss and tolerance are realistic.',
    ],
    next: 'The balance is recalculated right away. When it adds up, the risk flag is resolved automatically.',
  },
  ...reviewGuideEn,
  {
    part: 'flags',
    title: 'Risk flags',
    to: '/supply-chain/flags',
    what: 'Issues that need your attention, such as expired certificates, unconfirmed links or materials from a single source.',
    steps: [
      'Start with the highest severity.',
      'Follow the next step in each row and fix the issue there.',
      'If it can’t be fixed now, choose “Snooze” and give a reason.',
    ],
    next: 'A flag is resolved automatically once the data is corrected. No one can resolve it manually.',
  },
  {
    part: 'sharing',
    title: 'Disclosure',
    to: '/supply-chain/sharing',
    what: 'What companies beyond your direct partners can see about you. Without your consent, they can’t see your name.',
    steps: [
      'Under “Requests to answer”, read who wants to see what, and why.',
      'Choose what to disclose and until when, or decline.',
      'Use “Preview” to see what that company sees.',
    ],
    next: 'You can revoke a disclosure at any time and see who has viewed your information.',
  },
  {
    part: 'notices',
    title: 'Notifications',
    to: '/notices',
    what: 'What happened, newest first. The bell shows the latest notifications.',
    steps: [
      'Click a notification to open its page.',
      'Under “Notification settings”, choose what you get here and what by email.',
    ],
    next: 'You can’t turn off notifications that keep your account safe.',
  },
  {
    part: 'profile',
    title: 'My account',
    to: '/profile',
    what: 'Your name, email address, password and language.',
    steps: [
      'If you change your email address, confirm it with the link we send to the new one.',
      'Check which devices are signed in, and sign out any you don’t recognize.',
    ],
    next: 'After a password change, your other devices need to sign in again.',
  },
];

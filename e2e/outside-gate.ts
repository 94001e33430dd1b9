/**
 * Names the tests that the gate leaves out, by spec and by the beginning of their titles. `npm run test:all` runs them.
 */
type TitlesBySpec = Record<string, string[]>;

/**
 * Controls of the kit. The gate keeps a dropdown, a password and a table by keyboard; unit tests cover the keys of the
 * others.
 */
const KIT: TitlesBySpec = {
  'ui-choices': [
    'axe finds nothing in any section',
    'S9.6 Dropdown closes',
    'Dropdown with 1,000',
    'Dropdown that is optional',
    'Combobox keeps free',
    'DateField follows',
    'PeriodField by keyboard',
    'what is touched is 44',
    'DateField by keyboard',
    'Combobox by keyboard',
  ],
  'ui-choices-overlays': [
    'Modal by keyboard',
    'Modal with much inside',
    'a list and a calendar in a Modal',
    'SidePanel by keyboard',
    'Toast by keyboard',
    'Tooltip at focus',
    'Tabs by arrows',
    'Menu by keyboard',
  ],
  'ui-data': [
    'filters are set',
    'columns are chosen',
    'pages are turned and resized',
    'rows are 44 px',
    '10,000 rows',
    'the row that the keyboard',
    '26.3 on a phone the rows',
    'pages have addresses',
    'the way back',
    'axe finds nothing in the data',
    'the table of 100,000 rows',
  ],
  'ui-inputs': [
    'S2.22 buttons are 32',
    'S2.22 an icon button',
    'S5.8 the counter',
    'S9.7 a text area',
    'a select is changed',
    'checkboxes are ticked',
    'radios are one stop',
    'a switch is switched',
    'axe finds nothing in the inputs',
  ],
  'ui-inputs-entry': [
    'S2.16 S5.5 digit boxes by keyboard',
    'a number is typed',
    'S2.16 S5.5 digit boxes wait',
    'S2.16 a file is dropped',
    'the sample form says',
    'S2.16 S5.6 a file is chosen',
  ],
  'ui-plots': [
    'LinePlot',
    'DonutPlot',
    'TimelinePlot',
    'the table as a file',
    '200 bars',
    'the tooltip comes',
    'nothing jumps',
    'letters and controls',
    'axe finds nothing in any plot',
    'BarPlot',
  ],
  'ui-showcase': [
    'S1.5 the showcase is open',
    'S1.5 every example',
    'on a phone the strip',
    'S2.22 nothing in the showcase',
  ],
};

/** Pages with thousands of rows or companies. The gate shows the same pages with a few. */
const MANY: TitlesBySpec = {
  'flow-many': ['S2.4 of two thousand links'],
  'tier-many': ['S2.4 27.2 ten thousand companies'],
};

/** Sign-up, sign-in and the session. The gate signs up, in and out, and keeps the messages of the first step. */
const DOORS: TitlesBySpec = {
  failures: ['S8.1 a failure without a sentence', 'S5.9 an empty required field'],
  'find-account': [
    'S2.21 a miss tells no more',
    'S2.6 S2.23 one page with two modes',
    'a link for the first admin that is dead',
    'S2.23 answers hit and miss',
    'the link of the mail confirms',
  ],
  gate: [
    'a sign-out in one tab',
    'S3.6 a missing or damaged user',
    'S4.2 a token that has not',
    'S2.8 an unknown path',
  ],
  idle: [
    'after the idle end sign-in',
    'two minutes before the idle end',
    'twelve hours after sign-in',
    'somebody else leaves to sign-in',
  ],
  'sign-in': ['S2.5 S2.6 sign-in is a page', 'S2.12 S2.13 S4.4 the form', 'S5.1 an e-mail is looked at'],
  'sign-up': [
    'S2.19 S4.6 Back, Previous',
    'S2.13 S2.17 Previous',
    'S2.16 S2.17 Next is disabled',
    'S4.6 a link into the middle',
    'S2.20 names that mean harm',
  ],
  'sign-up-agreement': ['S2.18 Escape, also', 'S2.18 terms that cannot be loaded', 'S3.2 S7.5 one multipart'],
  'sign-up-details': [
    'S5.3 a phone number',
    'S2.16 S5.5 the number takes',
    'S2.16 a certificate is dropped',
    'S5.6 what is no PDF',
    'S5.2 whatever is typed',
    'S2.17 a press on a button',
  ],
  'sign-up-looks': ['S2.16 S2.18 S2.20 every state'],
  'sign-up-failures': ['S2.19 S5.2 S5.6 what the server', 'S5.7 terms that changed', 'S2.19 on a slow line'],
};

/** Cut text on every page, in every language and at three widths. The gate keeps five pages on a phone. */
const CUT_TEXT: TitlesBySpec = {
  'cut-text': ['S1.3 25 no page of an operator', 'S1.3 25 no page of a company'],
  'cut-text-demo': ['S1.3 25 '],
};

/** The frame around the pages, the account and the search. The gate keeps the main path through each. */
const SHELL: TitlesBySpec = {
  home: ['S2.1 a new company has five', 'S2.1 an operator sees what waits', 'S2.1 the guide is one click'],
  notices: [
    'S2.11 somebody with notices',
    'S2.11 chooses where to hear',
    'a call of the bell that fails',
    'the bell, the list and the settings',
    'S2.11 the count follows',
  ],
  profile: [
    'a new e-mail waits',
    'the name changes in the header',
    'S8.3 a wrong password',
    'the list of devices',
    'S5.7 consents show',
    'the certificate that was submitted',
    'S2.11 a picture shows',
    'the last admin is told',
    'leaving asks for the password',
    'a new password ends the other',
    'axe finds nothing in the dialogs of the account',
  ],
  search: [
    'S2.1 goes to a page by its English',
    'S2.10 fills a phone',
    'S2.1 says when the search',
    'S2.2 finds a partner and not',
  ],
  'search-keys': ['S2.1 leads from more', 'S2.7 offers nothing', 'S2.10 looks right in', 'S2.1 loses no letter'],
  'next-page': ['28.7 every page of a company'],
  navigation: ['S2.9 an admin sees the link', '26.1 a record shows the way back', '26.1 the first tap on an icon'],
  shell: ['S2.9 /supply goes', 'a link by keyboard leads', 'every page ends in the operator', 'S2.11 S1.4 the globe'],
};

/** A supplier’s company, factories and documents. The gate registers, imports, lists and renews one of each. */
const SUPPLIER: TitlesBySpec = {
  certificates: ['S2.3 a supplier adds a certificate', 'S2.3 the list shows each light', 'S2.3 two people who correct'],
  codes: ['S2.3 a supplier sees what', 'S2.3 an admin loads'],
  company: [
    'two windows that change the same field',
    'the company is whole and axe',
    'S2.7 an operator has no company',
  ],
  'company-joining': ['an invitation opened by the wrong account', 'A9 a request to join'],
  dashboard: ['S2.2 each figure leads', 'S2.2 product and quarter stand', 'S2.2 a small supplier sees'],
  demo: ['S2.2 '],
  factory: [
    'a code that is taken',
    'an admin sees the list',
    'what was typed survives a reload',
    'the list turns its pages',
    'dates and countries are written',
  ],
  'factory-form': [
    'S2.3 two windows edit one factory',
    'a pin is dropped by the keyboard',
    'S2.3 E5 papers and pictures',
  ],
  'factory-list': [
    'the list is searched, filtered',
    'many are changed at once',
    'columns are chosen and remembered',
    'the map is walked by keyboard',
    'table and map are whole',
  ],
  'factory-page': ['an admin reads all of a factory', 'S1.3 every part of a factory'],
  import: ['on a phone a row with errors', 'S2.3 imports 300 rows', 'what cannot be read says why'],
  'pdf-view': [
    'S2.7 each Korean letter',
    'S2.7 a font that is in the file',
    'S2.7 of a long document',
    'S2.7 what cannot be opened',
    'axe finds nothing in the view',
    'S2.7 pages are turned, enlarged',
  ],
};

/** The supply chain and its reviews. The gate runs each agreement, request and review once, between two companies. */
const CHAIN: TitlesBySpec = {
  flow: ['S2.4 whatever is wrong is said at its cell', 'S2.4 every part is whole'],
  'link-changes': ['S2.4 what is confirmed changes only', 'S2.4 a supplier nobody knows'],
  review: ['S2.4 a factory is submitted'],
  'review-deciding': [
    'S2.4 where two have to approve',
    'S2.4 nothing is recalled',
    'S2.4 a file that somebody has touched',
    'S2.4 an operator reviews what nobody',
  ],
  'review-forms': [
    'S2.4 somebody who saved first',
    'S2.4 retired, read, brought back',
    'S2.4 five hundred questions',
    'S2.4 a question depends on',
    'S2.4 nothing unfinished is published',
    'S2.4 a questionnaire is begun',
  ],
  'review-tasks': ['S2.4 '],
  'supply-invite': ['S2.4 A5 invitations cascade'],
  'supply-invite-doors': [
    'S2.4 whoever has an account',
    'S2.4 an invitation is declined',
    'S2.4 invitations in every state',
  ],
  tier: ['S2.4 every part is whole', 'an operator has no supply chain'],
};

/** An operator’s pages. The gate closes and opens an account, verifies a company and reads the log. */
const OPERATOR: TitlesBySpec = {
  admin: [
    'A10 after ten minutes',
    'S4.1 without a session every operator',
    'an operator closes a company',
    'S1.3 a person’s and a company’s page',
  ],
  'admin-audit': [
    'a month of accesses',
    'axe finds nothing, with a line',
    'a line is sealed within seconds',
    'everything in the log works by keyboard alone',
    'older and newer pages have addresses',
    'S2.7 a supplier sees not-found, and every call',
  ],
  'admin-outbox': [
    'S2.7 an operator finds a mail',
    'the outbox is filtered by state',
    'S2.7 a supplier finds no outbox',
    'the outbox and an open mail are whole',
  ],
  'admin-settings': ['settings: a limit', 'an operator invites another'],
  'api-docs': ['the API’s description '],
  'company-verification': ['S2.7 two claim one number', 'S2.7 a letter does nothing'],
};

export const OUTSIDE_GATE: TitlesBySpec = {
  ...KIT,
  ...MANY,
  ...CUT_TEXT,
  ...DOORS,
  ...SHELL,
  ...SUPPLIER,
  ...CHAIN,
  ...OPERATOR,
};

const quoted = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Matches what Playwright filters by: the spec's file, then the titles of its groups and of the test. */
export const outsideGate = Object.entries(OUTSIDE_GATE).flatMap(([spec, titles]) =>
  titles.map((title) => new RegExp(`(^|[ /])${quoted(spec)}\\.spec\\.ts .*${quoted(title)}`)),
);

import { changes } from '../changes.mjs'

const test = 'areas/website-builder/e2e/website-builder.spec.ts'
const web = 'areas/website-builder/web'

/** Mutations of the website builder. */
export const sites = [
  ...changes(test, `${web}/OverviewScreen.tsx`, [
    ['SITES-001', '      <Hero />\n', ''],
    ['SITES-002', 'page="/website-builder/creation"', 'page="/website-builder/manage"'],
    ['SITES-003', 'page="/website-builder/manage"', 'page="/website-builder/creation"'],
  ]),
  ...changes(test, `${web}/sites/SiteCards.tsx`, [
    ['SITES-005', '          {status}\n', "          {status === 'live' ? 'online' : 'offline'}\n"],
    ['SITES-006', "<Badge tone={state === 'published' ? 'neutral' : 'line'}>{state}</Badge>", ''],
    ['SITES-007', '[...opened, id]', '[id]'],
  ]),
  ...changes(test, 'areas/website-builder/demo/api.ts', [
    ['SITES-020', 'return { site: null }', "throw new Error('made')"],
  ]),
  ...changes(test, `${web}/wizard/CreationScreen.tsx`, [
    ['SITES-009', 'Generate site blueprint\n', 'Generate\n'],
    ['SITES-021', '<Button disabled={at === 0} onClick', '<Button onClick'],
    [
      'SITES-022',
      'onClick={() => handleGo(at - 1)}',
      'onClick={() => {\n            handleGo(at - 1)\n            onChange({ answers: { industry: null, size: null, purpose: null, features: [] } })\n          }}',
    ],
  ]),
  ...changes(test, `${web}/AssistantPanel.tsx`, [
    ['SITES-015', 'useState(true)', 'useState(false)'],
    ['SITES-016', 'onClick={() => setOpen(!isOpen)}', 'onClick={() => setOpen(true)}'],
    ['SITES-019', "{isDone ? ', done' : ', to do'}", ''],
  ]),
  ...changes(test, `${web}/ManagementScreen.tsx`, [
    [
      'SITES-017',
      '    <BuilderFrame>\n      <Trouble>',
      '    <div>\n      <Trouble>',
      { file: `${web}/ManagementScreen.tsx`, from: '    </BuilderFrame>\n', to: '    </div>\n' },
    ],
  ]),
  ...changes(test, `${web}/wizard/wizard-words.ts`, [
    [
      'SITES-028',
      "{ value: 'community', label: 'Community', hint: 'Clubs and associations' },",
      '',
    ],
    ['SITES-029', "label: 'Retail & Boutique Shops'", "label: 'Shops'"],
    ['SITES-030', "hint: '16-50 people'", "hint: '16-60 people'"],
    [
      'SITES-031',
      "{ value: 'single-page', label: 'Single page', hint: 'Everything on one page' },",
      '',
    ],
    [
      'SITES-032',
      "{ value: 'compliance', label: 'Compliance', hint: 'Privacy page and imprint' },",
      '',
    ],
  ]),
]

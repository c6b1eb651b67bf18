import { changes } from './changes.mjs'

const templates = 'areas/website-builder/templates.test.ts'
const wizard = 'areas/website-builder/wizard.test.ts'

export const sites = [
  ...changes(templates, 'areas/website-builder/templates.ts', [
    ['SITES-033', 'INDUSTRY_SCORE = 2', 'INDUSTRY_SCORE = 2.5'],
    ['SITES-034', 'PURPOSE_SCORE = 1.5', 'PURPOSE_SCORE = 1'],
    ['SITES-035', 'FEATURE_SCORE = 0.5', 'FEATURE_SCORE = 1'],
    ['SITES-035', 'matching.length *', 'features.length *'],
    ['SITES-012', 'HIGH_MATCH_FROM = 3', 'HIGH_MATCH_FROM = 2.5'],
    ['SITES-012', 'score >= HIGH_MATCH_FROM', 'score > HIGH_MATCH_FROM'],
    ['SITES-036', 'GOOD_MATCH_FROM = 1.5', 'GOOD_MATCH_FROM = 2'],
    ['SITES-036', 'score >= GOOD_MATCH_FROM', 'score > GOOD_MATCH_FROM'],
    ['SITES-037', 'GOOD_MATCH_FROM = 1.5', 'GOOD_MATCH_FROM = 1'],
    ['SITES-011', 'RECOMMENDED = 2', 'RECOMMENDED = 3'],
    ['SITES-010', '.toSorted((a, b) => b.score - a.score)', ''],
  ]),
  ...changes(templates, 'areas/website-builder/web/wizard/match-words.ts', [
    ['SITES-037', "'Suggested'", "'Match'"],
  ]),
  ...changes(wizard, 'areas/website-builder/wizard.ts', [
    [
      'SITES-008',
      "['industry', 'size', 'purpose', 'features']",
      "['size', 'industry', 'purpose', 'features']",
    ],
    ['SITES-025', 'steps.indexOf(step) + 1', 'steps.indexOf(step)'],
    ['SITES-026', '{ ...answers, [step]: value }', '{ [step]: value, ...answers }'],
    ['SITES-027', 'answers.features.filter((each) => each !== feature)', '[]'],
    ['SITES-027', '[...answers.features, feature]', '[feature]'],
    ['SITES-023', 'answers[step] !== null', 'true'],
    ['SITES-024', 'answers.features.length > 0', 'answers.features.length >= 0'],
    ['DATA-064', 'purpose: null, features: [] }', 'purpose: null, features: [], notes: null }'],
  ]),
  ...changes(
    'areas/website-builder/web/message-words.test.ts',
    'areas/website-builder/web/message-words.ts',
    [['SITES-018', 'timeZone: zone,', "timeZone: 'UTC',"]],
  ),
  ...changes('areas/website-builder/demo/samples.test.ts', 'areas/website-builder/demo/sites.ts', [
    ['DATA-065', "status: 'staging'", "status: 'live'"],
  ]),
]

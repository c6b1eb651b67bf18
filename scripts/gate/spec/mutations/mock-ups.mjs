import { changes } from './changes.mjs'

const market = 'areas/marketplace/tools.test.ts'
const contentWords = 'areas/ai-content/web/words.test.ts'
const automationWords = 'areas/automation/web/words.test.ts'

/** Mutations of the Marketplace, AI Content and Automation. */
export const mockUps = [
  ...changes('areas/marketplace/web/words.test.ts', 'areas/marketplace/web/tool-words.ts', [
    ['MARKET-004', "'ai-ml': 'AI & ML'", "'ai-ml': 'AI'"],
    ['MARKET-004', "all: 'All Tools'", "all: 'All'"],
    ['MARKET-010', ": 'Free'", ": 'None'"],
    ['MARKET-010', '/${price.per}`', '`'],
  ]),
  ...changes('areas/marketplace/web/words.test.ts', 'areas/marketplace/tools.ts', [
    ['MARKET-004', '[ALL_TOOLS, ...toolCategories]', '[...toolCategories, ALL_TOOLS]'],
  ]),
  ...changes(market, 'areas/marketplace/demo/tools.ts', [
    ['DATA-063', "author: 'Ottoline Marsh',\n", ''],
    [
      'MARKET-006',
      'installs: 12_840,\n    comingSoon: true,\n    takesNotices: false',
      'installs: 12_840,\n    comingSoon: true,\n    takesNotices: true',
    ],
    [
      'DATA-063',
      'installs: 12_840,\n    comingSoon: true',
      'installs: 12_840,\n    comingSoon: false',
    ],
  ]),
  ...changes(market, 'areas/marketplace/tools.ts', [
    ['DATA-079', "'research', 'ai-ml'] as const", "'research', 'ai-ml', 'games'] as const"],
  ]),
  ...changes('areas/ai-content/demo/api.test.ts', 'areas/ai-content/demo/api.ts', [
    ['CONTENT-001', 'async generate() {},', 'async generate() {\n      history.pop()\n    },'],
  ]),
  ...changes(contentWords, 'areas/ai-content/web/content-words.ts', [
    ['CONTENT-012', "draft: 'Draft'", "draft: 'Unpublished'"],
    ['CONTENT-013', "'ad-copy': 'Ad Copy'", "'ad-copy': 'Advert'"],
    ['CONTENT-014', "friendly: 'Friendly'", "friendly: 'Warm'"],
    ['CONTENT-015', "custom: 'Custom'", "custom: 'Other'"],
    ['CONTENT-017', "medium: 'Medium',\n  high", "medium: 'Middle',\n  high"],
    ['CONTENT-018', "de: 'German'", "de: 'Deutsch'"],
  ]),
  ...changes(contentWords, 'areas/ai-content/choices.ts', [
    ['CONTENT-013', "  'press-release',\n", ''],
    ['CONTENT-014', "'formal', 'persuasive'", "'persuasive', 'formal'"],
    ['CONTENT-015', 'from: 300, to: 800', 'from: 301, to: 800'],
    ['CONTENT-018', "['en', 'es', 'fr', 'de']", "['en', 'es', 'fr']"],
  ]),
  ...changes('areas/automation/usage.test.ts', 'areas/automation/usage.ts', [
    ['AUTO-008', 'RUN_LIMIT = 100_000', 'RUN_LIMIT = 50_000'],
    ['AUTO-008', 'sum + runs', 'sum'],
    ['AUTO-009', 'ACTIVE_WORKFLOW_LIMIT = 50', 'ACTIVE_WORKFLOW_LIMIT = 60'],
    ['AUTO-009', "status === 'active'", "status === 'paused'"],
  ]),
  ...changes(automationWords, 'areas/automation/web/status-words.ts', [
    ['AUTO-010', "active ? 'Active' : 'Inactive'", "active ? 'Active' : 'Paused'"],
    ['AUTO-012', "training: 'Training'", "training: 'Learning'"],
    ['AUTO-013', "'Setup Required'", "'Set up'"],
    [
      'AUTO-011',
      "  active: 'Active',\n  paused: 'Paused',\n}",
      "  active: 'Active',\n  paused: 'Inactive',\n}",
    ],
  ]),
  ...changes(automationWords, 'areas/automation/web/settings-words.ts', [
    ['AUTO-015', 'isMinutes ? count', '!isMinutes ? count'],
    ['AUTO-016', "'Info/Warning/Error'", "'Info'"],
  ]),
  ...changes(automationWords, 'areas/automation/choices.ts', [
    ['AUTO-015', '[30, 60, 300, 900]', '[30, 60, 300, 600]'],
    ['AUTO-016', "['error', 'warning', 'info', 'debug']", "['warning', 'error', 'info', 'debug']"],
  ]),
  ...changes('areas/automation/demo/api.test.ts', 'areas/automation/contract.ts', [
    ['DATA-071', '  conversations: ', '  talks: '],
  ]),
]

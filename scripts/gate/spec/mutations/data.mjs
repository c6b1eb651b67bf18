import { changes } from './changes.mjs'

const lab = 'areas/ai-lab/demo/samples.test.ts'
const projects = 'areas/app-studio/demo/projects.test.ts'
const planning = 'areas/app-studio/demo/planning.test.ts'
const workspace = 'areas/app-studio/demo/workspace.test.ts'
const integrations = 'areas/app-studio/demo/integrations.test.ts'
const contract = (file, from, to) => ({ file, from, to })

/**
 * Mutations of records together with their schema, which a test that only checks the schema does
 * not notice.
 */
export const data = [
  ...changes(lab, 'areas/ai-lab/contract.ts', [
    [
      'DATA-056',
      "type: z.enum(['chat', 'image']),",
      "type: z.enum(['chat', 'image', 'sound']),",
      contract(
        'areas/ai-lab/demo/models.ts',
        "id: 'woodcut-xl',",
        "kind: '',\n    id: 'woodcut-xl',",
      ),
    ],
    ['DATA-058', '  sdk: z.string(),', '  kit: z.optional(z.string()),'],
    ['DATA-062', "z.enum(['running', 'paused'])", "z.enum(['running', 'paused', 'failed'])"],
    ['DATA-061', '  testSet: ', '  set: '],
    ['DATA-060', '  rows: Count,', '  count: Count,'],
    ['DATA-059', '  epoch: ', '  round: '],
  ]),
  ...changes(planning, 'areas/app-studio/contracts/planning.ts', [
    [
      'DATA-035',
      "phaseStatuses = ['completed', 'in-progress', 'upcoming']",
      "phaseStatuses = ['completed', 'in-progress', 'next']",
    ],
    ['DATA-038', '  points: z.int(),', '  size: z.optional(z.int()),'],
    [
      'DATA-039',
      '  description: z.string(),\n  status: z.enum(workStatuses),\n  assignee',
      '  status: z.enum(workStatuses),\n  assignee',
    ],
    [
      'DATA-040',
      "boardColumns = ['todo', 'in-progress', 'done']",
      "boardColumns = ['todo', 'done', 'in-progress']",
    ],
    ['DATA-042', "'stable'", "'even'"],
  ]),
  ...changes(planning, 'areas/app-studio/demo/berth-planner/plan.ts', [
    [
      'DATA-035',
      "id: 'phase-storm-mode', name: 'Storm season', status: 'upcoming'",
      "id: 'phase-storm-mode', name: 'Storm season', status: 'later'",
      contract(
        'areas/app-studio/contracts/planning.ts',
        "'in-progress', 'upcoming'",
        "'in-progress', 'upcoming', 'later'",
      ),
    ],
  ]),
  ...changes(planning, 'areas/app-studio/demo/berth-planner/agents.ts', [
    [
      'DATA-075',
      "type: 'design'",
      "type: 'writer'",
      contract(
        'areas/app-studio/contracts/agents.ts',
        "'design', 'fullstack'",
        "'writer', 'fullstack'",
      ),
    ],
    [
      'DATA-074',
      "status: 'offline'",
      "status: 'away'",
      contract('areas/app-studio/contracts/agents.ts', "'offline'", "'away'"),
    ],
  ]),
  ...changes(workspace, 'areas/app-studio/contracts/workspace.ts', [
    ['DATA-043', '  commit: z.string(),\n', ''],
    ['DATA-047', '  action: z.string(),\n', ''],
  ]),
  ...changes(workspace, 'areas/app-studio/demo/workspace/feature-agents.ts', [
    [
      'DATA-044',
      "feature: 'Storm mode',\n        status: 'thinking'",
      "feature: 'Storm mode',\n        status: 'asleep'",
      contract(
        'areas/app-studio/contracts/workspace.ts',
        "'idle', 'thinking'",
        "'idle', 'thinking', 'asleep'",
      ),
    ],
  ]),
  ...changes(integrations, 'areas/app-studio/contracts/integrations.ts', [
    ['DATA-053', '  avgLatency: ', '  latency: '],
    ['DATA-054', '  targetName: ', '  name: '],
    ['DATA-055', '  isEncrypted: ', '  encrypted: '],
    ['DATA-050', "'communication'", "'messages'"],
    ['DATA-052', "'error', 'inactive'] as const", "'error', 'off'] as const"],
  ]),
  ...changes('areas/app-studio/demo/projects.test.ts', 'areas/app-studio/contract.ts', [
    ['DATA-030', '  churnRate: ', '  churn: '],
    ['DATA-027', '  currentPhase: ', '  phase: '],
    ['DATA-031', 'dueDate: Day', 'due: Day'],
    ['DATA-033', '  currentPageId: ', '  pageId: '],
  ]),
  ...changes(projects, 'areas/app-studio/demo/manifest-reader/project.ts', [
    ['DATA-025', "    status: 'planning',", "    status: 'active',"],
  ]),
  ...changes(projects, 'areas/app-studio/demo/wire-desk/project.ts', [
    ['DATA-026', "    health: 'warning',", "    health: 'good',"],
  ]),
  ...changes('areas/articles/demo/articles.test.ts', 'areas/articles/demo/sample-article.ts', [
    ['DATA-001', 'image:', 'picture:'],
  ]),
  ...changes('areas/newsroom/dialog-steps.test.ts', 'areas/newsroom/dialog-steps.ts', [
    ['DATA-010', "    duration,\n    status: 'queued'", "    status: 'queued'"],
  ]),
  ...changes('areas/newsroom/demo/sample-jobs.test.ts', 'areas/newsroom/contract.ts', [
    ['DATA-013', '  sourceModule: z.string()', '  module: z.string()'],
  ]),
  ...changes('areas/feed/feed-settings.test.ts', 'areas/feed/contracts/feed-settings.ts', [
    ['DATA-014', '  selectedSourceTags: ', '  tags: '],
  ]),
  ...changes('areas/hubs/hubs.test.ts', 'areas/hubs/hubs.ts', [
    [
      'DATA-017',
      'path: subTabTarget(door, `/${tab.id}`) }',
      "path: subTabTarget(door, `/${tab.id}`), icon: '' }",
    ],
  ]),
  ...changes('areas/topics/demo/api.test.ts', 'areas/topics/contract.ts', [
    ['DATA-006', '  highlightWords: z.array(z.string()),', '  words: z.array(z.string()),'],
    [
      'DATA-008',
      'z.minimum(1)),\n  requireImage: z.boolean(),',
      'z.minimum(1)),\n  image: z.boolean(),',
    ],
  ]),
  ...changes('areas/website-builder/demo/samples.test.ts', 'areas/website-builder/contract.ts', [
    ['DATA-066', 'isDone: ', 'done: '],
    ['DATA-065', "'staging'", "'test'"],
  ]),
]

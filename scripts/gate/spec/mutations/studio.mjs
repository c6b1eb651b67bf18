import { changes } from './changes.mjs'

const figures = 'areas/app-studio/plan-figures.test.ts'
const workspace = 'areas/app-studio/demo/workspace.test.ts'
const widgets = 'areas/app-studio/web/planning/widgets.test.tsx'

export const studio = [
  ...changes('areas/app-studio/board.test.ts', 'areas/app-studio/board.ts', [
    ['STUDIO-057', 'target.slice(0, to.index), card', 'card, target[0]'],
    ['STUDIO-057', '[from.column]: without,', ''],
    ['STUDIO-058', 'to.column === from.column ? without : board[to.column]', 'board[to.column]'],
    ['STUDIO-059', 'if (!to || !card) return board', 'if (!to || !card) return { ...board }'],
  ]),
  ...changes('areas/app-studio/builds.test.ts', 'areas/app-studio/builds.ts', [
    ['STUDIO-092', 'SUCCESS_CHANCE = 0.7', 'SUCCESS_CHANCE = 0.75'],
    ['STUDIO-092', 'random() < SUCCESS_CHANCE', 'random() <= SUCCESS_CHANCE'],
    ['STUDIO-094', 'LONGEST_BUILD_SECONDS = 179', 'LONGEST_BUILD_SECONDS = 180'],
    ['STUDIO-094', 'Math.floor(random() *', '(random() *'],
  ]),
  ...changes('areas/app-studio/chat.test.ts', 'areas/app-studio/chat.ts', [
    ['STUDIO-100', '“${request}”', '“${request.trim()}”'],
    ['STUDIO-100', 'coordinate with the relevant agents', 'coordinate'],
    ['STUDIO-113', "message.trim() !== ''", "message !== ''"],
  ]),
  ...changes('areas/app-studio/file-tree.test.ts', 'areas/app-studio/file-tree.ts', [
    ['STUDIO-106', "new Set(['1', '2', '3'])", "new Set(['1', '2'])"],
    ['STUDIO-105', 'if (!next.delete(id)) next.add(id)', 'next.add(id)'],
    ['STUDIO-105', 'open.has(node.id) ? visibleLines', 'node.children ? visibleLines'],
  ]),
  ...changes('areas/app-studio/panes.test.ts', 'areas/app-studio/panes.ts', [
    ['STUDIO-114', 'left: 20', 'left: 25'],
    ['STUDIO-115', 'min: 15, max: 35', 'min: 10, max: 35'],
    ['STUDIO-115', 'min: 15, max: 35', 'min: 15, max: 40'],
    ['STUDIO-116', 'middle: 40', 'middle: 35'],
    ['STUDIO-117', 'place - panes.left', 'place'],
    ['STUDIO-117', 'min: 25, max: 60', 'min: 25, max: 65'],
    ['STUDIO-118', '100 - left - middle', '100 - left'],
  ]),
  ...changes(figures, 'areas/app-studio/plan-figures.ts', [
    ['STUDIO-072', "status === 'done'", "status !== 'todo'"],
    ['STUDIO-064', 'milestone.completed).length', '!milestone.completed).length'],
  ]),
  ...changes(figures, 'areas/app-studio/projects.ts', [
    ['STUDIO-126', 'Math.round((part', 'Math.floor((part'],
    ['STUDIO-073', 'Math.round((part', 'Math.ceil((part'],
    ['STUDIO-065', 'Math.round((part', 'Math.ceil((part'],
  ]),
  ...changes('areas/app-studio/projects.test.ts', 'areas/app-studio/projects.ts', [
    ['STUDIO-124', 'Math.ceil(completed', 'Math.floor(completed'],
  ]),
  ...changes(workspace, 'areas/app-studio/demo/open-workspaces.ts', [
    ['STUDIO-089', '(each.env === build.env ? build : each)', 'build'],
    ['STUDIO-091', 'BUILD_MS = 5000', 'BUILD_MS = 4900'],
    ['STUDIO-093', 'lastBuild: timestamp }', '}'],
    ['STUDIO-096', "say(projectId, { role: 'user', content: request })", ''],
    ['STUDIO-099', 'REPLY_MS = 2000', 'REPLY_MS = 2100'],
    ['STUDIO-113', 'if (!isSendable(content)) throw', 'if (content === projectId) throw'],
  ]),
  ...changes(
    'areas/app-studio/integrations/integration-lines.test.ts',
    'areas/app-studio/integrations/integration-lines.ts',
    [
      ['STUDIO-080', 'TICK_MS = 50', 'TICK_MS = 40'],
      ['STUDIO-080', 'STEP_COUNT = 100', 'STEP_COUNT = 50'],
    ],
  ),
  ...changes(
    'areas/app-studio/integrations/integration-map.test.ts',
    'areas/app-studio/integrations/integration-map.ts',
    [
      ['STUDIO-081', 'ZOOM_STEP = 0.2', 'ZOOM_STEP = 0.25'],
      ['STUDIO-119', 'ZOOM_MIN = 0.5', 'ZOOM_MIN = 0.4'],
      ['STUDIO-119', 'ZOOM_MAX = 2', 'ZOOM_MAX = 2.2'],
    ],
  ),
  ...changes(
    'areas/app-studio/integrations/integration-ring.test.ts',
    'areas/app-studio/integrations/integration-ring.ts',
    [
      ['STUDIO-079', 'RING_RADIUS = 200', 'RING_RADIUS = 210'],
      ['STUDIO-079', 'RING_STAGGER = 40', 'RING_STAGGER = 0'],
    ],
  ),
  ...changes(
    'areas/app-studio/integrations/integration-search.test.ts',
    'areas/app-studio/integrations/integration-search.ts',
    [['STUDIO-039', '[name, categoryNames[category]].some', '[categoryNames[category]].some']],
  ),
  ...changes(
    'areas/app-studio/web/project-words.test.ts',
    'areas/app-studio/web/project-words.ts',
    [['STUDIO-125', '(dollars / 1000).toFixed(1)', '(dollars / 1000).toFixed(0)']],
  ),
  ...changes(
    'areas/app-studio/web/planning/plan-words.test.ts',
    'areas/app-studio/web/planning/plan-words.ts',
    [
      ['STUDIO-069', "replaceAll('-', ' ')", "replaceAll('-', '')"],
      ['STUDIO-064', '`${completed} of ${total} completed`', '`${completed}/${total} completed`'],
      ['STUDIO-074', "'week' : 'weeks'", "'week' : 'wk'"],
    ],
  ),
  ...changes(widgets, 'areas/app-studio/web/planning/ProjectVelocity.tsx', [
    ['STUDIO-071', "text: 'Trending stable'", "text: 'Stable'"],
    ['STUDIO-073', 'percent={percent} />', 'percent={0} />'],
  ]),
  ...changes(widgets, 'areas/app-studio/web/planning/ProjectRoadmap.tsx', [
    ['STUDIO-062', '{startDate && endDate && (', '{!startDate && ('],
    ['STUDIO-062', '{dayText(startDate)} to {dayText(endDate)}', '{dayText(startDate)}'],
    ['STUDIO-063', '{!isLast && <span', '{<span'],
  ]),
  ...changes(
    'areas/app-studio/web/integrations/integrations.test.tsx',
    'areas/app-studio/web/integrations/IntegrationMap.tsx',
    [['STUDIO-084', 'No integrations to display', 'Nothing to display']],
  ),
]

import { changes } from '../changes.mjs'

const test = 'areas/leaderboard/e2e/leaderboard.spec.ts'
const web = 'areas/leaderboard/web'

/** Mutations of the leaderboard. */
export const board = [
  ...changes(test, `${web}/AboutScreen.tsx`, [
    ['BOARD-001', 'human preference evaluation', 'evaluation'],
    ['BOARD-002', '<dt>{modelsWords(models)}</dt>', '<dt>Models</dt>'],
  ]),
  ...changes(test, `${web}/LeaderboardScreen.tsx`, [
    [
      'BOARD-003',
      '<header className="board-head">\n        <ArenaPages />',
      '<header className="board-head">\n        <ArenaPages />\n      </header>\n      <header hidden>',
    ],
    [
      'BOARD-010',
      '            key={category}\n',
      '',
      { file: `${web}/use-models.ts`, from: '[ask, category])', to: '[ask])' },
    ],
    ['BOARD-027', "We'll integrate more datasets as they become available.", 'We work on it.'],
  ]),
  ...changes(test, `${web}/ModelTable.tsx`, [['BOARD-004', '        {knowledge_cutoff}\n', '']]),
  ...changes(test, `${web}/Ranking.tsx`, [
    [
      'BOARD-008',
      "if (answer.state === 'failed')",
      "if (answer.state === 'failed' && !answer.error)",
    ],
    ['BOARD-022', '<h2>Unable to Load Leaderboard</h2>', '<h2>No Leaderboard</h2>'],
    ['BOARD-023', 'onClick={() => window.location.reload()}', 'onClick={() => {}}'],
    ['BOARD-024', 'href={officialSite} target="_blank"', 'href={officialSite} target="_self"'],
    ['BOARD-036', "{ value: 'votes', label: 'Votes' },", "{ value: 'votes', label: 'Ballots' },"],
  ]),
  ...changes(test, 'areas/leaderboard/leaderboard.ts', [
    [
      'BOARD-011',
      'rankedCategories.some((ranked) => ranked === category)',
      "category !== 'copilot'",
    ],
  ]),
  ...changes(test, `${web}/use-models.ts`, [
    [
      'BOARD-009',
      '    ask(leaderboard.listModels, { category }).then(',
      '    void ask(leaderboard.listModels, { category })\n    ask(leaderboard.listModels, { category }).then(',
    ],
  ]),
  ...changes(test, 'areas/leaderboard/contract.ts', [['BOARD-029', "  'image-edit',\n", '']]),
  ...changes(test, 'areas/leaderboard/contracts/leaderboard-source.ts', [
    ['BOARD-014', '`${leaderboardHost}/rows?${query}`', '`${leaderboardHost}/first-rows?${query}`'],
    ['BOARD-015', '    dataset,\n    config', '    config'],
  ]),
]

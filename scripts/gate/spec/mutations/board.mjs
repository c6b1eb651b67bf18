import { changes } from './changes.mjs'

const rules = 'areas/leaderboard/leaderboard.test.ts'
const reading = 'areas/leaderboard/read-models.test.ts'

export const board = [
  ...changes(rules, 'areas/leaderboard/leaderboard.ts', [
    ['BOARD-012', '[model, organization].some', '[organization].some'],
    ['BOARD-012', 'text.toUpperCase().includes', 'text.includes'],
    ['BOARD-013', '[model, organization].some', '[model].some'],
    ['BOARD-030', 'rank: (a, b) => a.rank - b.rank', 'rank: (a, b) => b.rank - a.rank'],
    ['BOARD-031', '(b.arena_score ?? 0) - (a.arena_score ?? 0) ||', ''],
    ['BOARD-032', '(b.votes ?? 0) - (a.votes ?? 0) ||', '(a.votes ?? 0) - (b.votes ?? 0) ||'],
    ['BOARD-033', 'TROPHIES = 3', 'TROPHIES = 4'],
    [
      'BOARD-034',
      "license.toLowerCase().includes('proprietary')",
      "license.includes('Proprietary')",
    ],
    ['BOARD-035', "license.toLowerCase().includes('proprietary')", "!license.includes('MIT')"],
    [
      'BOARD-025',
      'error instanceof Error && error.message',
      'error instanceof Error && error.name',
    ],
    ['BOARD-026', "'Failed to load leaderboard'", "'Failed'"],
  ]),
  ...changes(reading, 'areas/leaderboard/read-models.ts', [
    ['BOARD-005', 'rank: index + 1', 'rank: index'],
    ['BOARD-006', "UNKNOWN = 'Unknown'", "UNKNOWN = 'None'"],
    ['BOARD-007', 'number : 0', 'number : -1'],
    ['BOARD-018', "fieldsOf(answer)['rows']", "fieldsOf(answer)['Rows']"],
    ['BOARD-019', '.toLowerCase()', ''],
    ['BOARD-020', '[\\s_]+', '\\s+'],
    ['DATA-019', "    knowledge_cutoff: readText(columns.get('knowledge cutoff')),\n", ''],
  ]),
  ...changes(
    'areas/leaderboard/demo/api.test.ts',
    'areas/leaderboard/contracts/leaderboard-source.ts',
    [
      ['BOARD-016', 'ROWS = 100', 'ROWS = 50'],
      ['BOARD-017', "'train'", "'test'"],
    ],
  ),
  ...changes('areas/leaderboard/demo/api.test.ts', 'areas/leaderboard/demo/api.ts', [
    ['BOARD-021', 'if (!response.ok)', 'if (response.status > 600)'],
    ['BOARD-021', 'Failed to fetch leaderboard data', 'Failed'],
  ]),
]

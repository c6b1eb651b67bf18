import type { Page, Request } from '@playwright/test'
import { leaderboardHost } from '#areas/leaderboard/contracts/leaderboard-source.ts'

/** A row as the dataset has it, followed by rows that lack some values. */
export const sampleRows = [
  {
    Model: 'Atlas 4 Reasoner',
    'Arena Score': 1482,
    Votes: 48_210,
    Organization: 'Meridian Labs',
    License: 'Proprietary',
    'Knowledge Cutoff': '2026/03',
  },
  {
    Model: 'GPT-Heron 70B',
    'Arena Score': 1467,
    Votes: 39_874,
    Organization: 'Tidepool',
    License: 'Apache 2.0',
    'Knowledge Cutoff': '2026/01',
  },
  {
    Model: 'Corvid Pro',
    'Arena Score': 1461,
    Votes: 52_036,
    Organization: 'Northlight',
    License: 'MIT',
    'Knowledge Cutoff': '2025/11',
  },
  {
    Model: 'Ember 3 Large',
    'Arena Score': 1475,
    Votes: 61_209,
    Organization: 'Gptide Works',
    License: 'Proprietary, API only',
    'Knowledge Cutoff': '2025/12',
  },
  {},
]

interface Stub {
  rows?: readonly object[]
  status?: number
  /** Awaited before each answer. */
  hold?: (request: Request) => Promise<void>
}

/** Answers instead of the dataset's host, and returns the list of requests. */
export async function answerForLeaderboard(page: Page, stub: Stub = {}): Promise<Request[]> {
  const { rows = sampleRows, status = 200, hold } = stub
  const requests: Request[] = []
  await page.route(`${leaderboardHost}/**`, async (route) => {
    requests.push(route.request())
    await hold?.(route.request())
    await route.fulfill({
      status,
      headers: { 'access-control-allow-origin': '*' },
      json: { rows: rows.map((row, index) => ({ row_idx: index, row, truncated_cells: [] })) },
    })
  })
  return requests
}

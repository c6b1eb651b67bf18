import type { Api } from '#core/contract.ts'
import type { leaderboard } from '../../contracts/leaderboard.ts'

export function demoLeaderboard(): Api<typeof leaderboard> {
  return {}
}

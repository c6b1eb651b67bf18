import type { Area } from '../area.ts'

export const leaderboard: Area = {
  name: 'leaderboard',
  demo: {
    leaderboard: async () => (await import('./demo/api.ts')).demoLeaderboard(),
  },
}

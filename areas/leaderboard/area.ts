import type { Area } from '#platform/area.ts'

export const leaderboard: Area = {
  name: 'leaderboard',
  gate: { unit: 60, journeys: 60 },
  screens: {
    leaderboard: {
      source: 'areas/leaderboard/web/LeaderboardScreen.tsx',
      load: async () => (await import('./web/LeaderboardScreen.tsx')).LeaderboardScreen,
    },
    arena: {
      source: 'areas/leaderboard/web/ArenaScreen.tsx',
      load: async () => (await import('./web/ArenaScreen.tsx')).ArenaScreen,
    },
    'about-arena': {
      source: 'areas/leaderboard/web/AboutScreen.tsx',
      load: async () => (await import('./web/AboutScreen.tsx')).AboutScreen,
    },
  },
  demo: {
    leaderboard: async () => (await import('./demo/api.ts')).demoLeaderboard(),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}

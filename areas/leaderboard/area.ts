import type { Area } from '#platform/area.ts'

export const leaderboard: Area = {
  name: 'leaderboard',
  gate: { unit: 60, journeys: 60 },
  settings: [
    {
      group: 'News',
      rank: 60,
      id: 'leaderboard',
      title: 'Leaderboard',
      needs: 'leaderboard/source',
      words: 'models ranking LMArena Hugging Face',
      settings: ['Dataset'],
      panel: async () => (await import('./web/DatasetPanel.tsx')).DatasetPanel,
    },
  ],
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

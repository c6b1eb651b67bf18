import type { Area } from '#platform/area.ts'
import { pieceEnded } from './piece-ended.ts'

export const newsroom: Area = {
  name: 'newsroom',
  notificationKinds: [pieceEnded],
  panelTabs: { 'ai-studio': async () => (await import('./web/QueueTab.tsx')).QueueTab },
  standing: { player: async () => (await import('./web/player/PlayerPlace.tsx')).PlayerPlace },
  server: () => import('./server/area.ts'),
  programs: () => import('./server/programs.ts'),
  readings: () => import('./server/readings.ts'),
  demo: {
    generation: async ({ now }) => (await import('./demo/api.ts')).demoGeneration({ now }),
  },
}

import type { Area } from '#platform/area.ts'
import { pieceEnded } from './piece-ended.ts'

export const newsroom: Area = {
  name: 'newsroom',
  isOfNewsHub: true,
  gate: { unit: 52, journeys: 60 },
  notificationKinds: [pieceEnded],
  settings: [
    {
      group: 'Audio',
      rank: 10,
      id: 'audio-video',
      title: 'Audio and video',
      needs: 'generation/voices',
      words: 'speech text to speech TTS sound hosts',
      settings: [
        'Speech model of your AI endpoint',
        'Folder with voice models',
        'Video size',
        'Video file',
        'Keep finished pieces for',
      ],
      panel: async () => (await import('./web/voices/AudioVideoPanel.tsx')).AudioVideoPanel,
    },
    {
      group: 'Audio',
      rank: 30,
      id: 'programmes',
      title: 'Programmes and podcasts',
      needs: 'generation/programmes',
      words: 'shows series automatic audio schedule',
      settings: ['Add a programme', 'Create a podcast'],
      panel: async () => (await import('./web/programmes/ProgrammesPanel.tsx')).ProgrammesPanel,
    },
  ],
  panelTabs: { 'ai-studio': async () => (await import('./web/QueueTab.tsx')).QueueTab },
  standing: { player: async () => (await import('./web/player/PlayerPlace.tsx')).PlayerPlace },
  server: () => import('./server/area.ts'),
  programs: () => import('./server/programs.ts'),
  readings: () => import('./server/readings.ts'),
  demo: {
    generation: async ({ now }) => (await import('./demo/api.ts')).demoPieceJobs({ now }),
  },
}

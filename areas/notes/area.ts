import type { Area } from '#platform/area.ts'

export const notes: Area = {
  name: 'notes',
  gate: { unit: 60, journeys: 60 },
  pages: [
    {
      path: 'news-hub/notes',
      title: 'Notes',
      screen: 'notes',
      section: 'news-hub',
      needs: 'notes/editor',
    },
  ],
  screens: {
    notes: {
      source: 'areas/notes/web/NotesScreen.tsx',
      load: async () => (await import('./web/NotesScreen.tsx')).NotesScreen,
    },
  },
  panelTabs: { note: async () => (await import('./web/NotesTab.tsx')).NotesTab },
  standing: {
    highlights: async () => (await import('./web/highlights/HighlightLayer.tsx')).HighlightLayer,
  },
  demo: {
    notes: async ({ now }) => (await import('./demo/api.ts')).demoNotes({ now }),
  },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
}

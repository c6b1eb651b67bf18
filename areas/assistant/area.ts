import type { Area } from '#platform/area.ts'

export const assistant: Area = {
  name: 'assistant',
  gate: { unit: 60, journeys: 60 },
  pages: [
    {
      path: 'news-hub/thread',
      title: 'Thread',
      screen: 'thread',
      section: 'news-hub',
      needs: 'assistant/threads',
      isOfOne: true,
    },
  ],
  settings: [
    {
      group: 'Alerts',
      rank: 20,
      id: 'briefings',
      title: 'Briefings',
      needs: 'assistant/briefings',
      words: 'daily digest summary schedule newspaper',
      settings: ['Schedule a briefing'],
      panel: async () => (await import('./web/briefings/BriefingsPanel.tsx')).BriefingsPanel,
    },
  ],
  screens: {
    thread: {
      source: 'areas/assistant/web/chat/threads/ThreadScreen.tsx',
      load: async () => (await import('./web/chat/threads/ThreadScreen.tsx')).ThreadScreen,
    },
  },
  panelTabs: { assistant: async () => (await import('./web/AssistantTab.tsx')).AssistantTab },
  standing: {
    'ask-about-selection': async () =>
      (await import('./web/chat/AskAboutSelection.tsx')).AskAboutSelection,
  },
  demo: {
    assistant: async ({ now }) => (await import('./demo/api.ts')).demoAssistant({ now }),
  },
  server: () => import('./server/area.ts'),
}

import type { Area } from '#platform/area.ts'
import { draftPlace } from './places.ts'

export const aiContent: Area = {
  name: 'ai-content',
  gate: { unit: 60, journeys: 60 },
  server: () => import('./server/area.ts'),
  readings: () => import('./server/readings.ts'),
  pages: [
    { path: 'ai-content', title: 'AI Content', screen: 'ai-content' },
    {
      path: 'ai-content',
      opens: draftPlace,
      title: 'Text',
      screen: 'draft-editor',
      needs: 'ai-content/drafts',
      isWork: true,
    },
    { path: 'ai-content/templates', title: 'Templates', screen: 'ai-content' },
    { path: 'ai-content/generate', title: 'Generate', screen: 'ai-content' },
    { path: 'ai-content/history', title: 'History', screen: 'ai-content' },
    {
      path: 'ai-content/brand-voice',
      title: 'Brand Voice',
      screen: 'ai-content',
      needs: 'ai-content/brand-voice',
    },
    { path: 'ai-content/settings', title: 'Content Settings', screen: 'ai-content' },
  ],
  section: {
    id: 'ai-content',
    name: 'AI Content',
    shortLabel: 'Content',
    icon: 'pen',
    description: 'Texts in your own voice, from templates.',
    needs: 'ai-content',
    isUpcomingInDemo: true,
    subPages: [
      ['Templates', 'templates'],
      ['Generate', 'generate'],
      ['History', 'history'],
      ['Brand Voice', 'brand-voice'],
      ['Settings', 'settings'],
    ],
  },
  screens: {
    'ai-content': {
      source: 'areas/ai-content/web/AiContentScreen.tsx',
      load: async () => (await import('./web/AiContentScreen.tsx')).AiContentScreen,
    },
    'draft-editor': {
      source: 'areas/ai-content/web/editor/DraftScreen.tsx',
      load: async () => (await import('./web/editor/DraftScreen.tsx')).DraftScreen,
    },
  },
  demo: {
    'ai-content': async ({ now }) => (await import('./demo/api.ts')).demoAiContent({ now }),
    'ai-content/brand-voice': async () => (await import('./demo/brand-voice.ts')).demoBrandVoice(),
    'ai-content/sample': async ({ now }) => (await import('./demo/api.ts')).demoAiContent({ now }),
  },
}

import type { Area } from '../area.ts'

export const aiContent: Area = {
  name: 'ai-content',
  gate: { unit: 60, journeys: 60 },
  screens: {
    'ai-content': {
      source: 'areas/ai-content/web/AiContentScreen.tsx',
      load: async () => (await import('./web/AiContentScreen.tsx')).AiContentScreen,
    },
  },
  demo: {
    'ai-content': async ({ now }) => (await import('./demo/api.ts')).demoAiContent({ now }),
  },
}

import type { Area } from '../area.ts'

export const aiLab: Area = {
  name: 'ai-lab',
  gate: { unit: 60, journeys: 60 },
  screens: {
    'ai-lab': {
      source: 'areas/ai-lab/web/AiLabScreen.tsx',
      load: async () => (await import('./web/AiLabScreen.tsx')).AiLabScreen,
    },
  },
  demo: {
    'ai-lab': async ({ now }) => (await import('./demo/api.ts')).demoAiLab({ now }),
  },
}

import type { Area } from '#platform/area.ts'
import { labPlace } from './lab-pages.ts'

export const aiLab: Area = {
  name: 'ai-lab',
  gate: { unit: 60, journeys: 60 },
  notificationGroups: [{ id: 'ai-lab', label: 'AI Lab', icon: 'brain' }],
  pages: [
    { path: 'ai-studio', opens: labPlace, title: 'AI Lab', screen: 'ai-lab' },
    { path: 'ai-studio/:page', opens: labPlace, title: 'AI Lab', screen: 'ai-lab' },
    // Deeper paths open the same screen, some of them with another tab.
    { path: 'ai-studio/*', title: 'AI Lab', screen: 'ai-lab' },
  ],
  section: {
    id: 'ai-studio',
    name: 'AI Lab',
    shortLabel: 'Lab',
    icon: 'flask',
    description: 'Train, fine-tune and deploy models.',
    needs: 'ai-lab',
    subPages: [
      ['Playground', 'playground'],
      ['Catalog', 'catalog'],
      ['Spaces', 'spaces'],
      ['Models', 'models'],
      ['Fine-tuning', 'fine-tuning'],
      ['Inference', 'inference'],
    ],
  },
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

import type { Area } from '../area.ts'

export const aiLab: Area = {
  name: 'ai-lab',
  demo: {
    'ai-lab': async ({ now }) => (await import('./demo/api.ts')).demoAiLab({ now }),
  },
}

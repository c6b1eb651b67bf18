import type { Area } from '../area.ts'

export const newsroom: Area = {
  name: 'newsroom',
  demo: {
    generation: async ({ now }) => (await import('./demo/api.ts')).demoGeneration({ now }),
  },
}

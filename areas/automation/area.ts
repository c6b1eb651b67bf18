import type { Area } from '../area.ts'

export const automation: Area = {
  name: 'automation',
  demo: {
    automation: async ({ now }) => (await import('./demo/api.ts')).demoAutomation({ now }),
  },
}

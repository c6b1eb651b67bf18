import type { Area } from '../area.ts'

export const rules: Area = {
  name: 'rules',
  demo: {
    rules: async () => (await import('./demo/api.ts')).demoRules(),
  },
  server: () => import('./server/area.ts'),
}

import type { Area } from '../area.ts'

export const models: Area = {
  name: 'models',
  demo: {
    'ai-settings': async () => (await import('./demo/api.ts')).demoAiSettings(),
  },
  server: () => import('./server/area.ts'),
}

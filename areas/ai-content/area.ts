import type { Area } from '../area.ts'

export const aiContent: Area = {
  name: 'ai-content',
  demo: {
    'ai-content': async ({ now }) => (await import('./demo/api.ts')).demoAiContent({ now }),
  },
}

import type { Area } from '../area.ts'

export const assistant: Area = {
  name: 'assistant',
  demo: {
    assistant: async ({ now }) => (await import('./demo/api.ts')).demoAssistant({ now }),
  },
}

import type { Area } from '../area.ts'

export const assistant: Area = {
  name: 'assistant',
  panelTabs: { assistant: async () => (await import('./web/AssistantTab.tsx')).AssistantTab },
  server: () => import('./server/area.ts'),
  demo: {
    assistant: async ({ now }) => (await import('./demo/api.ts')).demoAssistant({ now }),
  },
}

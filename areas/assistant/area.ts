import type { Area } from '../area.ts'

export const assistant: Area = {
  name: 'assistant',
  panelTabs: { assistant: async () => (await import('./web/AssistantTab.tsx')).AssistantTab },
  demo: {
    assistant: async ({ now }) => (await import('./demo/api.ts')).demoAssistant({ now }),
  },
  server: () => import('./server/area.ts'),
}

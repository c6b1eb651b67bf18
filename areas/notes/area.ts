import type { Area } from '../area.ts'

export const notes: Area = {
  name: 'notes',
  demo: {
    notes: async ({ now }) => (await import('./demo/api.ts')).demoNotes({ now }),
  },
}

import type { Make } from './make.ts'

export const sourcesValues: Record<string, Make> = {
  'sources.category': () => 'technology',
  'sources.frequency': () => 'hourly',
  'sources.name': ({ nth }) => `Feed ${nth}`,
  'deleted_sources.source': ({ nth, readers, now }) => ({
    id: `gone-${nth}`,
    reader_id: `readers-${nth % readers}`,
    feed_id: nth + 1,
    name: `Gone ${nth}`,
    category: 'technology',
    frequency: 'hourly',
    created_at: now.toISOString().replace('Z', '+00:00'),
    folder: [],
    paused_at: null,
    muted_at: null,
    full_text: 'auto',
  }),
}

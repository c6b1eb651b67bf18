import { ahead, lineOf, sealed, sourceOf, type Make } from './make.ts'

export const newsroomValues: Record<string, Make> = {
  'newsroom_programmes.subject': () => ({ kind: 'recent', hours: 24 }),
  'newsroom_programmes.times': () => ({ kind: 'articles', count: 5 }),
  'newsroom_programmes.type': () => 'audio',
  'newsroom_programmes.next_at': ahead(24),
  'newsroom_jobs.subject': ({ nth }) => ({ kind: 'article', id: nth + 1 }),
  'newsroom_jobs.state': ({ nth }) => ['made', 'review', 'cancelled'][nth],
  'newsroom_jobs.scheduled_for': () => null,
  'newsroom_jobs.script': ({ nth, now }) => ({
    title: `Ferry ${nth}`,
    language: 'en',
    sections: [{ kind: 'news', title: 'Ferry', lines: [lineOf(nth)] }],
    sources: [sourceOf(nth, now)],
    shortage: null,
  }),
  // The hash is empty, because the files that it names are not among the rows.
  'newsroom_pieces.hash': () => null,
  'newsroom_pieces.cover': () => null,
  'newsroom_pieces.timing': () => ({ lines: [], cues: [], chapters: [] }),
  'newsroom_settings.settings': () => ({}),
  'newsroom_podcasts.scope': () => null,
  'newsroom_podcasts.secret': sealed,
}

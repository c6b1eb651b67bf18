import type { Note } from '../contract.ts'
import { timeAgo } from '#core/demo-times.ts'

/** The demo's notes of this week. */
export function sampleNotes(now: Date): Note[] {
  return [
    {
      id: 'note-harbor-board',
      category: 'work',
      title: 'Harbor board: what the pilots asked for',
      excerpt:
        'Wind before tide, always. Berth four in large letters, because one reads it in rain. Nobody wants a map that turns by itself. Ask Ines whether the tugs may see the same page.',
      editedAt: timeAgo(now, 140),
    },
    {
      id: 'note-quiet-hour',
      category: 'ideas',
      title: 'A quiet hour for newsrooms',
      excerpt:
        'What if alerts waited until somebody looks up? Hold everything below “evacuate” for ten minutes, then hand it over as one list with the duplicates already gone. Try it on the Mercury’s night desk.',
      editedAt: timeAgo(now, 2 * 1440 + 95),
    },
  ]
}

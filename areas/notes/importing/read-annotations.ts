import { parseJson } from '#core/bounded-json.ts'
import { collectNotes, type NotesFile } from './found-note.ts'

/** Reads JSON that this server exported: W3C annotations, with further facts under "synthwire". */
export function readAnnotations(text: string): NotesFile {
  const { add, end } = collectNotes('synthwire-json')
  const page = recordOf(parseJson(text))
  for (const item of listOf(page['items'])) {
    const note = recordOf(item)
    const facts = recordOf(note['synthwire'])
    const bodies = listOf(note['body']).map(recordOf)
    const words = bodies.find(({ purpose }) => purpose === 'commenting')?.['value']
    add({
      id: facts['id'],
      path: '',
      revision: facts['revision'],
      category: facts['category'],
      title: facts['title'],
      text: typeof words === 'string' ? words : '',
      tags: bodies.filter(({ purpose }) => purpose === 'tagging').map(({ value }) => value),
      created: note['created'],
      updated: note['modified'],
      highlight: facts['highlight'],
    })
  }
  return end()
}

function recordOf(given: unknown): Record<string, unknown> {
  return typeof given === 'object' && given !== null ? (given as Record<string, unknown>) : {}
}

function listOf(given: unknown): readonly unknown[] {
  return Array.isArray(given) ? given : []
}

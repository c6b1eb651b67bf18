import { serverNotesEditor } from '#areas/notes/server/notes/editor-api.ts'
import { indexNotes } from '#areas/notes/server/notes/note-texts.ts'
import { deskOf, sql } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import { searchFrom, wordsFrom } from '../filling/made-up-news.ts'
import type { Measured } from '../measured.ts'
import { percentile, timed } from '../statistics.ts'

const NOTES = 10_000
const BATCH = 1000
const TIMES = 400
const LONG_CHARACTERS = 2_000_000

/** Measures how long a reader with ten thousand notes has to wait. */
export async function measureNotes(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      for (let start = 0; start < NOTES; start += BATCH) {
        const rows = Array.from({ length: BATCH }, (_, at) => rowOf(start + at))
        await tools.db.run(sql`
          insert into notes (id, reader_id, category, title, text, tags, language, edited_at)
          select id, ${readerId}, category, title, text, tags, 'en', edited_at
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id text, category text, title text, text text,
            tags text[], edited_at timestamptz)`)
        await indexNotes.run(tools, {})
      }
      await tools.db.run(sql`analyze notes`)
      const { pageNotes, addNote, saveNote } = serverNotesEditor(deskOf(tools, readerId))
      const took = async (work: (nth: number) => Promise<unknown>) => {
        const samples: number[] = []
        for (let nth = 0; nth < TIMES; nth++) samples.push((await timed(() => work(nth))).ms)
        return samples
      }
      const page = (asked: object) => pageNotes({ isHighlight: false, search: '', ...asked })
      const lists = await took(() => page({ category: 'work' }))
      const searches = await took((nth) => page({ search: searchFrom(nth * 17) }))
      const words = await took((nth) => page({ search: searchFrom(nth * 17).split(' ')[0] ?? '' }))
      const { id } = await addNote({ title: 'Measured', text: 'a' })
      const note = { id, category: 'work' as const, title: 'Measured', tags: [] }
      const saves = await took((nth) =>
        saveNote({ ...note, text: `Words ${nth}`, revision: nth + 1 }),
      )
      const text = 'Wind before tide. '.repeat(LONG_CHARACTERS / 18)
      const long = await timed(() => saveNote({ ...note, text, revision: TIMES + 1 }))
      return {
        'a page of a category: p99 ms': percentile(lists, 0.99),
        'a search for two words or more: p50 ms': percentile(searches, 0.5),
        'a search for two words or more: p99 ms': percentile(searches, 0.99),
        'a search for one word: p99 ms': percentile(words, 0.99),
        'a note saved: p50 ms': percentile(saves, 0.5),
        'a note saved: p99 ms': percentile(saves, 0.99),
        'a note of two million characters saved: ms': long.ms,
      }
    }),
  )
}

function rowOf(nth: number) {
  return {
    id: `note-${nth}`,
    category: ['personal', 'work', 'ideas'][nth % 3],
    ...wordsFrom(nth),
    tags: [`tag ${nth % 40}`],
    edited_at: new Date(Date.UTC(2026, 0, 1) + nth * 60_000).toISOString(),
  }
}

import * as z from 'zod/mini'
import { sql, type Desk } from '#server/tools.ts'
import type { ScriptDraft } from '../../contracts/making.ts'
import type { StoredScript } from '../pieces/job-rows.ts'

/** The script as the reader changed it: a sentence keeps its citations only while its source says it. */
export async function checkEdits(
  desk: Desk,
  script: StoredScript,
  sections: ScriptDraft['sections'],
): Promise<StoredScript> {
  const entries = await desk.world.db.many(
    z.object({ id: z.int(), text: z.string() }),
    sql`select id, text from entries where id = any(${script.sources.map(({ entry }) => entry)})`,
  )
  const before = script.sections.flatMap(({ lines }) => lines)
  return {
    ...script,
    sections: sections.map(({ title, lines }, at) => ({
      kind: script.sections[at]?.kind ?? 'news',
      title,
      lines: lines.map(({ speaker, text }) => {
        const same = before.find((line) => line.text === text)
        if (same) return { ...same, speaker }
        const entry = entries.find((one) => one.text.includes(text))
        if (!entry) return { speaker, text, citations: [], isEdited: true }
        const start = entry.text.indexOf(text)
        return { speaker, text, citations: [{ entry: entry.id, start, end: start + text.length }] }
      }),
    })),
  }
}

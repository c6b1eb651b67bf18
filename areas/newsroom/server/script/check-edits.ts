import * as z from 'zod/mini'
import { Problem } from '#core/problem.ts'
import { sql, type Desk } from '#server/tools.ts'
import type { ScriptDraft } from '../../contracts/job-control.ts'
import { StoredScript } from '../pieces/job-rows.ts'
import { checkEditedScript } from './check-edited-script.ts'

const Entry = z.object({ id: z.int(), text: z.string(), language: z.nullable(z.string()) })

/**
 * Applies the reader's changes to a script. A changed sentence keeps a citation only if a source
 * contains or proves it, and a line without text is removed.
 */
export async function checkEdits(
  desk: Desk,
  script: StoredScript,
  sections: ScriptDraft['sections'],
): Promise<StoredScript> {
  const isSame =
    sections.length === script.sections.length &&
    sections.every(({ lines }, at) => lines.length === script.sections[at]!.lines.length)
  if (!isSame) {
    throw new Problem('conflict', 'The script has changed meanwhile. Open it again to go on.')
  }
  const rows = await desk.world.db.many(
    Entry,
    sql`select id, text, language from entries where id = any(${script.sources.map(({ entry }) => entry)})`,
  )
  const entries = script.sources.flatMap((source) => {
    const row = rows.find(({ id }) => id === source.entry)
    return row ? [{ ...source, ...row }] : []
  })
  const retold: StoredScript = {
    ...script,
    sections: script.sections.map((section, at) => ({
      ...section,
      title: sections[at]!.title,
      lines: section.lines.map((line, nth) => ({
        ...line,
        speaker: sections[at]!.lines[nth]!.speaker,
      })),
    })),
  }
  const edits = sections.flatMap(({ lines }, section) =>
    lines.map(({ text }, line) => ({ section, line, text })),
  )
  return StoredScript.parse({ ...script, ...checkEditedScript(retold, edits, entries) })
}

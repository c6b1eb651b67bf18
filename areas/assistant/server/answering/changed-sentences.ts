import * as z from 'zod/mini'
import { Time } from '#core/contract.ts'
import { sql, type Database } from '#server/tools.ts'
import type { Candidate } from '#engine/answers/ranking/report.ts'
import type { ReadQuestion } from '#engine/answers/read-question.ts'
import { sentences } from '#engine/words/sentences.ts'

const ENTRIES_READ = 40
const CHARACTERS = 20_000

const Former = z.object({ entry: z.int(), text: z.string(), title: z.string(), replacedAt: Time })

/**
 * Returns the sentences that publishers added to an entry since its first version, or since the
 * time that is asked about, each with the time at which the former version was replaced.
 */
export async function changedSentences(
  db: Database,
  ranked: readonly Candidate[],
  { time }: ReadQuestion,
): Promise<{ sentence: Candidate; at: number }[]> {
  const entries = [...new Set(ranked.map(({ report }) => report.entry))].slice(0, ENTRIES_READ)
  if (entries.length === 0) return []
  const since = new Date(time.from ?? 0)
  const formers = await db.many(
    Former,
    sql`select distinct on (entry_id) entry_id as entry, left(text, ${CHARACTERS}) as text, title, replaced_at
        from entry_revisions where entry_id = any(${entries}) and replaced_at >= ${since}
        order by entry_id, id`,
  )
  const byEntry = new Map(formers.map((former) => [former.entry, former]))
  return ranked.flatMap((sentence) => {
    const former = byEntry.get(sentence.report.entry)
    if (!former) return []
    const before = sentence.inTitle
      ? [former.title.trim()]
      : sentences(former.text).map(({ text }) => text)
    return before.includes(sentence.text) ? [] : [{ sentence, at: Date.parse(former.replacedAt) }]
  })
}

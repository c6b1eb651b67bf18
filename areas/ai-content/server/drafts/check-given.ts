import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { checkedText, quotationsOf, type Quotes } from '../../drafts/checked-text.ts'
import type { DraftText } from '../../drafts/draft.ts'
import type { Owned } from '../rows/draft-rows.ts'

/**
 * Checks a given text before it is saved: a quotation counts only if the former text or its entry
 * has it.
 */
export async function checkGiven(
  of: Owned,
  given: DraftText,
  before: DraftText,
): Promise<DraftText> {
  const known = quotationsOf(before)
  const unknown = new Set<number>()
  const probe: Quotes = (entry, citation, words) => {
    const isKnown = known(entry, citation, words)
    if (!isKnown) unknown.add(entry)
    return isKnown
  }
  const checked = checkedText(given, before.sources, probe)
  if (unknown.size === 0) return checked
  const texts = await readTexts(of, [...unknown])
  return checkedText(
    given,
    before.sources,
    (entry, citation, words) =>
      known(entry, citation, words) ||
      texts.get(entry)?.slice(citation.start, citation.end) === words,
  )
}

async function readTexts(
  { db, readerId }: Owned,
  entries: readonly number[],
): Promise<Map<number, string>> {
  const rows = await db.many(
    z.object({ id: z.int(), text: z.string() }),
    sql`select entries.id, text from entries join feeds on feeds.id = feed_id
        where entries.id = any(${[...entries]}) and (private_to is null or private_to = ${readerId})`,
  )
  return new Map(rows.map(({ id, text }) => [id, text]))
}

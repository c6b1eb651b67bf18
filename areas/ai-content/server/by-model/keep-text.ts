import type { Desk } from '#server/tools.ts'
import { countDraftWords } from '../../drafts/count-draft-words.ts'
import type { DraftText } from '../../drafts/draft.ts'
import { noticesOf } from '../../writing/notices.ts'
import { demandDraft, demandVersion, lockDraft, readBrief } from '../rows/draft-rows.ts'
import { saveVersion } from '../rows/write-rows.ts'
import { endWriting } from './writing-rows.ts'

/**
 * Saves a model's text as the newest version. If the reader saved another text meanwhile, the
 * reader's stays the newest and the model's becomes an earlier version. The writing ends in the
 * same transaction, so that a text is never saved twice.
 */
export async function keepText(
  { db: outer, readerId, now }: Desk,
  { draft, version }: { draft: string; version: number },
  text: DraftText,
  words: string,
): Promise<void> {
  await outer.transaction(async (db) => {
    const of = { db, readerId }
    await lockDraft(of, draft)
    const row = await demandDraft(of, draft)
    const theirs = row.version === version ? null : await demandVersion(of, draft, row.version)
    const brief = await readBrief(of, draft)
    const articles = [...new Set(text.sources.map(({ article }) => article))]
    const notices = noticesOf(brief, { articles }, text, countDraftWords(text))
    await saveVersion(of, draft, { text, notices, by: 'model' }, now())
    if (theirs) await saveVersion(of, draft, { ...theirs, by: 'restored' }, now())
    await endWriting(of, draft, 'done', words)
  })
}

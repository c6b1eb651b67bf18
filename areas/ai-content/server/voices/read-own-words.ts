import * as z from 'zod/mini'
import { sql } from '#server/tools.ts'
import { contentLanguages } from '../../choices.ts'
import type { OwnWords } from '../../contracts/voices.ts'
import { DraftText } from '../../drafts/draft.ts'
import { VOICES } from '../../voices/limits.ts'
import { ownWords } from '../../voices/own-words.ts'
import { countWords } from '../../voices/tokens.ts'
import type { Owned } from './voice-rows.ts'

const Row = z.object({
  title: z.string(),
  language: z.enum(contentLanguages),
  text: DraftText,
  drafted: z.nullable(DraftText),
})

/**
 * Returns the reader's own sentences in each text, in the order of the texts. Deleted texts are
 * left out.
 */
export async function readOwnWords(of: Owned, drafts: readonly string[]): Promise<OwnWords[]> {
  const texts: OwnWords[] = []
  let room: number = VOICES.examplesCharacters
  // Texts are read one after another, because each can have up to a megabyte.
  for (const draft of new Set(drafts)) {
    const row = await findText(of, draft)
    if (!row) continue
    // One character beyond the limit shows that the text is too long.
    const text = ownWords(row.text, row.drafted).slice(0, room + 1)
    room -= Math.min(room, text.length)
    const { title, language } = row
    texts.push({ draft, title, language, words: countWords(text), text })
  }
  return texts
}

/** Reads a text, and the version before its reader edited it. */
function findText({ db, readerId }: Owned, draft: string) {
  return db.maybe(
    Row,
    sql`select draft.title, brief.brief->>'language' as language, newest.text, (
            select drafted.text from ai_content_versions as drafted
            where drafted.draft_id = draft.id and drafted.reader_id = ${readerId}
              and made_by in ('frame', 'model', 'workflow') order by version desc limit 1) as drafted
        from ai_content_drafts as draft
          join ai_content_briefs as brief on brief.draft_id = draft.id and brief.reader_id = ${readerId}
          join ai_content_versions as newest on newest.draft_id = draft.id
            and newest.version = draft.version and newest.reader_id = ${readerId}
        where draft.id = ${draft} and draft.reader_id = ${readerId} and draft.deleted_at is null`,
  )
}

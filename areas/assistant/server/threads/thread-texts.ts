import { indexOwnTexts, type OwnTexts } from '#server/search/own-texts.ts'
import { job, sql, type Desk } from '#server/tools.ts'

/** Texts by which search finds a conversation, in addition to its questions and answers. */
const threadTexts: OwnTexts = {
  table: sql`assistant_threads`,
  texts: [{ of: sql`title`, weight: 'A' }],
  language: sql`null::text`,
}

const turnTexts: OwnTexts = {
  table: sql`assistant_turns`,
  texts: [
    { of: sql`question`, weight: 'B' },
    { of: sql`answer_text`, weight: 'D' },
  ],
  language: sql`null::text`,
}

/** Indexes new texts of a conversation. */
export async function indexThread(
  { db, readerId }: Pick<Desk, 'db' | 'readerId'>,
  thread: string,
): Promise<void> {
  await indexOwnTexts(db, threadTexts, sql`reader_id = ${readerId} and id = ${thread}`)
  await indexOwnTexts(db, turnTexts, sql`reader_id = ${readerId} and thread_id = ${thread}`)
}

/**
 * Indexes conversations that have no index because they come from an older version or an archive.
 */
export const indexThreads = job<object>('assistant/index', async ({ db }) => {
  while (await indexOwnTexts(db, threadTexts));
  while (await indexOwnTexts(db, turnTexts));
})

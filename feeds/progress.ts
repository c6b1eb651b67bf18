import { sql, type Tools } from '#server/tools.ts'
import { Progress } from '#areas/sources/contract.ts'
import { isDue } from './claim/claim-feeds.ts'

/** Counting stops here: "10,000 waiting" says as much as the true number, and costs nothing. */
const COUNT_UP_TO = 10_000
/** Longer than folder counts are kept, so that the last word is the true one. */
const TELL_EVERY_MS = 1200

/** What the pipeline has in hand; each count reads a small or partial index. */
export async function readProgress({ db, now }: Pick<Tools, 'db' | 'now'>): Promise<Progress> {
  const moment = now()
  return db.one(
    Progress,
    sql`select
      (select count(*) from feeds where claimed_until > ${moment}) as fetching,
      (select count(*) from feeds where ${isDue(moment)}) as waiting_feeds,
      (select count(*) from (select 1 from entries_waiting limit ${COUNT_UP_TO}) as waiting) as waiting_entries,
      (select count(*) from (select 1 from articles where is_stale limit ${COUNT_UP_TO}) as stale) as articles`,
  )
}

export function isResting(progress: Progress): boolean {
  return Object.values(progress).every((count) => count === 0)
}

/** Lets open screens see the pipeline at work: about once a second, and once more when it rests. */
export function progressTeller(tools: Tools): () => void {
  let timer: NodeJS.Timeout | null = null
  return () => {
    timer ??= setTimeout(() => {
      timer = null
      Promise.all([
        tools.announce({ area: 'sources', operations: ['getProgress', 'listSources'] }),
        tools.announce({ area: 'sources/health' }),
        tools.announce({ area: 'feed', operations: ['listFolders'] }),
      ]).catch((error) => tools.log.warn({ err: error }, 'Could not notify open screens'))
    }, TELL_EVERY_MS)
    timer.unref()
  }
}

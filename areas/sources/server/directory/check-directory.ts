import type { Tools } from '#server/tools.ts'
import { canonicalLink } from '#engine/addresses/canonical-link.ts'
import { fetchFeed, type Fetched } from '#feeds/fetch/fetch-feed.ts'
import { hostQueue } from '#feeds/claim/host-queue.ts'
import { paceOf } from '#feeds/fetch/pace.ts'
import type { DirectoryFeed } from './directory.ts'

const PAUSE_MS = 1000
const HOSTS_AT_ONCE = 8
const SILENT_DAYS = 180
const DAY_MS = 24 * 3_600_000

/** The result of checking one feed of the directory. */
export interface Checked {
  feed: DirectoryFeed
  state: 'well' | 'moved' | 'silent' | 'dead'
  words: string
}

/** Requests every feed once, one at a time from each host, and reports each result at once. */
export async function checkDirectory(
  { now, ...web }: Pick<Tools, 'fetch' | 'read' | 'now'>,
  feeds: readonly DirectoryFeed[],
  { onChecked, pauseMs = PAUSE_MS }: { onChecked: (checked: Checked) => void; pauseMs?: number },
): Promise<void> {
  const inTurn = hostQueue({ pauseMs, maxAtOnce: HOSTS_AT_ONCE })
  await Promise.all(
    feeds.map(async (feed) => {
      const known = { address: feed.address, etag: null, lastModified: null, bodyHash: null }
      const fetched = await inTurn(feed.address, () => fetchFeed(web, known, now()))
      onChecked({ feed, ...judged(feed, fetched, now()) })
    }),
  )
}

function judged(
  { address }: DirectoryFeed,
  fetched: Fetched,
  now: Date,
): Pick<Checked, 'state' | 'words'> {
  if (fetched.kind === 'failed' || fetched.kind === 'gone' || fetched.kind === 'postponed')
    return { state: 'dead', words: fetched.message }
  if (fetched.kind === 'unchanged')
    return {
      state: 'dead',
      words: 'It answers that nothing has changed, even on the first request.',
    }
  if (fetched.movedTo !== null && canonicalLink(fetched.movedTo) !== canonicalLink(address))
    return { state: 'moved', words: `It has moved for good to ${fetched.movedTo}` }
  const { newest } = paceOf(fetched.document.entries, now)
  if (newest === null && fetched.document.entries.length > 0)
    return { state: 'well', words: 'Its entries have no dates.' }
  const days = newest === null ? Infinity : (now.getTime() - Date.parse(newest)) / DAY_MS
  if (days > SILENT_DAYS)
    return {
      state: 'silent',
      words: newest === null ? 'It has no entry.' : `It last published on ${newest.slice(0, 10)}.`,
    }
  return { state: 'well', words: 'It answers.' }
}

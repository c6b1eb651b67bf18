import type { Source } from '../contract.ts'

const MINUTE_MS = 60_000

type Kind = Pick<Source, 'category' | 'frequency'>

const hourly = (category: Kind['category']): Kind => ({ category, frequency: 'hourly' })

/** What the demo's reader follows, in every state that a source can be in. */
export function sampleSources(now: Date): Source[] {
  const minutes = (from: number) => new Date(now.getTime() + from * MINUTE_MS).toISOString()
  const working = (fetched: number, next: number): Source['health'] => ({
    state: 'ok',
    message: null,
    lastSuccess: minutes(-fetched),
    nextRun: minutes(next),
  })
  return [
    source('Blue Ridge Dispatch', 'blue-ridge-dispatch.example', 212, hourly('general'), working(12, 48)),
    source('Circuit & Coast', 'circuit-coast.example', 486, { category: 'technology', frequency: '15min' }, working(6, 9)),
    source('Harbor Ledger', 'harbor-ledger.example', 951, hourly('business'), {
      state: 'failing',
      message: 'harbor-ledger.example did not answer within 20 seconds, three times in a row. It is tried again by itself.',
      lastSuccess: minutes(-190),
      nextRun: minutes(35),
    }),
    source('Kestrel Business', 'kestrel-business.example', 1204, hourly('business'), working(31, 29)),
    source('Meridian Post', 'meridian-post.example', 377, { category: 'general', frequency: '6hours' }, working(140, 220)),
    source('Orbital Digest', 'orbital-digest.example', 98, { category: 'science', frequency: 'daily' }, working(600, 840)),
    source('Tidewater Herald', 'tidewater-herald.example', 64, hourly('general'), {
      state: 'gone',
      message: 'The publisher has ended this feed (410 Gone). What it published stays; unfollow it, or follow its new address.',
      lastSuccess: minutes(-60 * 24 * 9),
      nextRun: null,
    }),
    source('Volta Daily', 'volta-daily.example', 0, hourly('technology'), {
      state: 'new',
      message: null,
      lastSuccess: null,
      nextRun: minutes(1),
    }),
  ]
}

function source(
  name: string,
  host: string,
  entryCount: number,
  kind: Kind,
  health: Source['health'],
): Source {
  const site = `https://${host}`
  return { id: `source-${host}`, name, address: `${site}/feed`, site: `${site}/`, entryCount, ...kind, health }
}

import type { Source } from '../contract.ts'

const MINUTE_MS = 60_000

type Kind = Pick<Source, 'category' | 'frequency'>

const hourly = (category: Kind['category']): Kind => ({ category, frequency: 'hourly' })

/** Sample sources in every state that a source can have. */
export function sampleSources(now: Date): Source[] {
  const minutes = (from: number) => new Date(now.getTime() + from * MINUTE_MS).toISOString()
  const working = (fetched: number, next: number): Source['health'] => ({
    state: 'ok',
    message: null,
    lastSuccess: minutes(-fetched),
    nextRun: minutes(next),
  })
  const sources = [
    source(
      'The Brennick Courier',
      'brennick-courier.example',
      212,
      hourly('general'),
      working(12, 48),
    ),
    source(
      'Second Compiler',
      'second-compiler.example',
      486,
      { category: 'technology', frequency: '15min' },
      working(6, 9),
    ),
    source('Quay & Crane', 'quay-and-crane.example', 951, hourly('business'), {
      state: 'failing',
      message:
        'quay-and-crane.example did not answer within 20 seconds, three times in a row. The server tries again automatically.',
      lastSuccess: minutes(-190),
      nextRun: minutes(35),
    }),
    source('Open Outcry Daily', 'open-outcry.example', 1204, hourly('business'), working(31, 29)),
    source(
      'Port Ansel Mercury',
      'port-ansel-mercury.example',
      377,
      { category: 'general', frequency: '6hours' },
      working(140, 220),
    ),
    source(
      'Orbit Almanac',
      'orbit-almanac.example',
      98,
      { category: 'science', frequency: 'daily' },
      working(600, 840),
    ),
    source('Tolle Valley Record', 'tolle-valley-record.example', 64, hourly('general'), {
      state: 'gone',
      message:
        'The publisher has ended this feed (410 Gone). What it published stays; unfollow it, or follow its new address.',
      lastSuccess: minutes(-60 * 24 * 9),
      nextRun: null,
    }),
    source('Ward Seven', 'ward-seven.example', 0, hourly('health'), {
      state: 'new',
      message: null,
      lastSuccess: null,
      nextRun: minutes(1),
    }),
  ]
  return sources.toSorted((a, b) => a.name.localeCompare(b.name))
}

function source(
  name: string,
  host: string,
  entryCount: number,
  kind: Kind,
  health: Source['health'],
): Source {
  const site = `https://${host}`
  return {
    id: `source-${host}`,
    name,
    address: `${site}/feed`,
    site: `${site}/`,
    entryCount,
    ...kind,
    health,
  }
}

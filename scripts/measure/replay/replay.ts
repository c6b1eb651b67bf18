import type { OpenedServer } from '#server/opened-server.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { captureMoments, type Publisher } from './captures.ts'
import { ReplayClock } from './clock.ts'
import { countOthers, fingerprint, readOutcome, type Fingerprint, type Outcome } from './outcome.ts'
import { playCaptures, settleHere } from './play.ts'
import { servePublishers, type ServedPublisher } from './publisher-server.ts'
import { settleByWorker } from './settle-by-worker.ts'

const BYTES_PER_MB = 1_000_000

export interface ReplayOptions {
  speed?: number
  /** Plays the captures a second time on the same data. */
  twice?: boolean
  /** The number of kills of the worker process, in one more replay on an empty server. */
  kills?: number
  /** Decides the moments of the kills. */
  random?: () => number
  onMoment?: (moment: Date) => void
}

export interface Replayed {
  /** Rows to print. */
  rows: [name: string, value: string | number][]
  failures: string[]
  /**
   * True if nothing is doubled, lost, unjoined or cited wrongly, and all replays have the same
   * entries.
   */
  isSound: boolean
}

/** Plays captured feeds through the pipeline, and reports the result. */
export async function replay(
  publishers: Publisher[],
  { speed, twice = false, kills, random = Math.random, onMoment }: ReplayOptions = {},
): Promise<Replayed> {
  const rows: Replayed['rows'] = []
  const failures: string[] = []
  const outcomes: Outcome[] = []
  let plain: Fingerprint | undefined

  await onNewData(publishers, async (hub, clock, served) => {
    let [itemsRead, updated] = [0, 0]
    const settle = settleHere(hub.tools, ({ feed, fetched, stored }) => {
      updated += stored?.updated ?? 0
      if (fetched.kind === 'read') itemsRead += fetched.document.entries.length
      // In the second replay, publishers that first appear later in the captures do not answer yet.
      if ('message' in fetched && plain === undefined) {
        failures.push(`${feed.address}: ${fetched.message}`)
      }
    })
    const pace = { ...(speed === undefined ? {} : { speed }), ...(onMoment ? { onMoment } : {}) }
    const game = { publishers, served, clock, settle, ...pace }
    const seconds = await playCaptures(hub, game)
    const outcome = await readOutcome(hub.tools.db, publishers)
    outcomes.push(outcome)
    plain = await fingerprint(hub.tools.db)
    rows.push(
      ['feeds', outcome.feeds],
      ['fetches', served.reduce((sum, { requests }) => sum + requests, 0)],
      ['not modified (304)', served.reduce((sum, { notModified }) => sum + notModified, 0)],
      ['items read', itemsRead],
      ['updated in place', updated],
      ...rowsOf(outcome),
      ['seconds', seconds.toFixed(1)],
      ['entries per second', (outcome.entries / seconds).toFixed(0)],
      ['peak memory', `${((process.resourceUsage().maxRSS * 1024) / BYTES_PER_MB).toFixed(0)} MB`],
    )
    if (!twice) return

    clock.rewindTo(captureMoments(publishers)[0]!)
    await playCaptures(hub, game)
    const again = await readOutcome(hub.tools.db, publishers)
    outcomes.push(again)
    rows.push(
      ['the second time: entries added', again.entries - outcome.entries],
      ...rowsOf(again).map(([name, value]): Replayed['rows'][number] => [`  ${name}`, value]),
    )
  })

  let differing = 0
  if (kills !== undefined) {
    await onNewData(publishers, async (hub, clock, served) => {
      const killsAt = spread(kills, captureMoments(publishers).length, random)
      const worker = await settleByWorker(hub.tools, { clock, killsAt, random })
      try {
        const pace = onMoment ? { onMoment } : {}
        await playCaptures(hub, { publishers, served, clock, settle: worker.settle, ...pace })
        const outcome = await readOutcome(hub.tools.db, publishers)
        outcomes.push(outcome)
        const { entries, articles } = await fingerprint(hub.tools.db)
        differing = countOthers(entries, plain!.entries) + countOthers(plain!.entries, entries)
        const same = articles.size - countOthers(articles, plain!.articles)
        rows.push(
          ['killed', `${worker.kills.all} times, ${worker.kills.atWork} of them at work`],
          ...rowsOf(outcome).map(([name, value]): Replayed['rows'][number] => [`  ${name}`, value]),
          ['  entries or revisions that differ from the undisturbed run', differing],
          ['  articles of the same entries as there', `${same} of ${articles.size}`],
        )
      } finally {
        await worker.stop()
      }
    })
  }

  rows.push(['failures', failures.length])
  const isSound =
    differing === 0 &&
    outcomes.every(
      ({ entries, duplicates, missing, unjoined, brokenCitations }) =>
        entries === outcomes[0]!.entries && duplicates + missing + unjoined + brokenCitations === 0,
    )
  return { rows, failures, isSound }
}

/** Opens a server with an empty folder, and serves the publishers as of its clock. */
async function onNewData(
  publishers: Publisher[],
  work: (hub: OpenedServer, clock: ReplayClock, served: ServedPublisher[]) => Promise<void>,
): Promise<void> {
  const clock = new ReplayClock(captureMoments(publishers)[0]!)
  const servers = await servePublishers(publishers, clock.today)
  try {
    await withDataFolder((dataFolder) =>
      withToolHub(dataFolder, (hub) => work(hub, clock, servers.publishers), clock.now),
    )
  } finally {
    await servers.close()
  }
}

/** Spreads the kills over moments by chance. */
function spread(kills: number, moments: number, random: () => number): (nth: number) => number {
  const at = Array.from({ length: kills }, () => Math.floor(random() * moments))
  return (nth) => at.filter((moment) => moment === nth).length
}

function rowsOf(outcome: Outcome): Replayed['rows'] {
  return [
    ['entries', outcome.entries],
    ['revisions kept', outcome.revisions],
    ['duplicates', outcome.duplicates],
    ['missing', outcome.missing],
    ['set aside', outcome.setAside.reduce((sum, { count }) => sum + count, 0)],
    ...outcome.setAside.map(({ reason, count }): [string, number] => [`  ${reason}`, count]),
    ['articles', outcome.articles],
    ['with two or more sources', outcome.articlesOfSeveralSources],
    ['entries without an article', outcome.unjoined],
    ['citations that are not word for word', outcome.brokenCitations],
  ]
}

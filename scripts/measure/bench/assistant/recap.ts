import { makeRecap, weeklyRecap } from '#areas/assistant/server/recap/weekly-recap.ts'
import { noteSignal } from '#areas/profiles/server/interests/signals.ts'
import { deskOf, sql } from '#server/tools.ts'
import { startHub } from '#e2e/hubs/hub.ts'
import { fillHub } from '../filling/fill-hub.ts'
import { askAtOnce } from '../http-load.ts'
import type { Measured } from '../measured.ts'
import { timed } from '../statistics.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'

const ENTRIES = 100_000
const ACTIONS = 300
const CHOSEN_ANEW = 5
const MEASURE_MS = 10_000
/**
 * The pause between requests; longer than the second for which the server caches an answer, so that
 * each request gets a new one.
 */
const BEYOND_KEPT_MS = 1050

/**
 * Measures the weekly recap at 100,000 entries: choosing its articles, as a worker does in advance,
 * and the panel's request.
 */
export async function measureRecap(): Promise<Measured> {
  return withDataFolder(async (dataFolder) => {
    const anew: number[] = []
    let dayMs = 0
    await withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES)
      const desk = deskOf(tools, readerId)
      for (let article = 1; article <= ACTIONS; article += 1) {
        await noteSignal(tools, readerId, article, article % 3 === 0 ? 'save' : 'open')
        await tools.db.run(sql`
          insert into article_reads (reader_id, article_id, read_at) values (${readerId}, ${article}, ${tools.now()})
          on conflict do nothing`)
      }
      for (let nth = 0; nth < CHOSEN_ANEW; nth += 1) {
        await tools.db.run(sql`delete from assistant_recaps`)
        anew.push((await timed(() => weeklyRecap(desk, 'UTC'))).ms)
      }
      const subject = { kind: 'recent', hours: 24 } as const
      dayMs = (await timed(() => makeRecap(desk, { subject, span: 'day', zone: 'UTC' }))).ms
    })
    const hub = await startHub({ dataFolder })
    try {
      const ask = (pauseMs: number) =>
        askAtOnce(hub.address, 1, MEASURE_MS, () => '/api/assistant/getRecap?zone=UTC', pauseMs)
      await ask(0)
      const made = await ask(BEYOND_KEPT_MS)
      return {
        entries: ENTRIES,
        'chosen anew, slowest of five: ms': Math.max(...anew),
        'a briefing of a day: ms': dayMs,
        'getRecap made anew, 1 reader: p50 ms': made.p50Ms,
        'getRecap made anew, 1 reader: p99 ms': made.p99Ms,
      }
    } finally {
      await hub.stop()
    }
  })
}

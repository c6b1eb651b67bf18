import { archive } from '#areas/articles/server/keeping/archive-articles.ts'
import { serverHubSettings } from '#areas/settings/server/hub-settings.ts'
import { readArticlePage } from '#areas/articles/server/page/article-page.ts'
import { pageParts } from '#areas/articles/server/page/page-parts.ts'
import { tableBytes } from '#areas/articles/server/keeping/storage.ts'
import { deskOf, sql, type Tools } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../tool-hub.ts'
import { fillHub } from './filling/fill-hub.ts'
import type { Measured } from './measured.ts'
import { timed } from './statistics.ts'

const ENTRIES = 50_000
const DAY_MS = 86_400_000
/**
 * The days by which the clock is moved ahead, so that most of the invented entries, all of one
 * month, are too old.
 */
const LATER_DAYS = 22
const LOOK_EVERY_MS = 5

/**
 * Measures deleting most of a server's articles by age: the duration, the freed disk space, and how
 * long others have to wait.
 */
export async function measureRetention(): Promise<Measured> {
  let moment = new Date()
  return withDataFolder((dataFolder) =>
    withToolHub(
      dataFolder,
      async ({ tools, readerId }) => {
        const { db } = tools
        await fillHub(db, readerId, ENTRIES)
        await db.run(
          sql`insert into saved_articles select ${readerId}, id, now() from articles where id <= 20`,
        )
        const settings = serverHubSettings(deskOf(tools, readerId))
        await settings.saveHubSettings({
          ...(await settings.getHubSettings({})),
          retentionDays: 30,
        })
        moment = new Date(moment.getTime() + LATER_DAYS * DAY_MS)

        const before = await tableBytes(db)
        const watch = watchReads(tools, readerId)
        const steps: Measured = {}
        const { ms, result } = await timed(() => archive(noting(tools, steps), { hasGrace: false }))
        const waits = await watch.stop()
        return {
          'entries before': ENTRIES,
          'entries deleted': result.entries,
          'MB before': before / 1e6,
          ...steps,
          'MB after all': (await tableBytes(db)) / 1e6,
          'seconds in all': ms / 1000,
          'entries deleted/s': (result.entries / ms) * 1000,
          'longest wait for an article meanwhile, ms': Math.max(...waits),
          'articles read meanwhile': waits.length,
        }
      },
      () => moment,
    ),
  )
}

/**
 * Wraps the tools to record how large the tables are before they are vacuumed, and how long that
 * takes.
 */
function noting(tools: Tools, steps: Measured): Tools {
  const { db } = tools
  return {
    ...tools,
    db: {
      ...db,
      async run(query) {
        const isFull = query.text.startsWith('vacuum (full')
        if (!query.text.startsWith('vacuum')) return db.run(query)
        const name = isFull ? 'MB after VACUUM' : 'MB after deleting'
        steps[name] ??= (await tableBytes(db)) / 1e6
        const { ms, result } = await timed(() => db.run(query))
        const total = isFull ? 'VACUUM FULL of all tables, s' : 'VACUUM of all tables, s'
        steps[total] = Number(steps[total] ?? 0) + ms / 1000
        return result
      },
    },
  }
}

/** Opens a saved article again and again, like a reader while articles are being deleted. */
function watchReads({ db, extensions, now }: Tools, readerId: string) {
  const waits: number[] = []
  let isOver = false
  const reading = (async () => {
    while (!isOver) {
      const { ms } = await timed(() =>
        readArticlePage({ db, readerId, now: now() }, extensions(pageParts), 1),
      )
      waits.push(ms)
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
    }
  })()
  return {
    async stop(): Promise<number[]> {
      isOver = true
      await reading
      return waits
    },
  }
}

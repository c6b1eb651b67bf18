import * as z from 'zod/mini'
import { cursorAt } from '#areas/articles/server/lends/lists.ts'
import type { Api } from '#core/contract.ts'
import { categories } from '#engine/categories/categories.ts'
import type { feed } from '#areas/feed/contract.ts'
import { serverFeed } from '#areas/feed/server/api.ts'
import { keepFolderDays } from '#areas/feed/server/folder-days/keep-folder-days.ts'
import { serverReading } from '#areas/feed/server/for-you/keeper.ts'
import { serverSearching } from '#areas/feed/server/searching/keeper.ts'
import { serverHubs } from '#areas/hubs/server/api.ts'
import { fillHubs } from '#areas/hubs/server/filling/fill-hubs.ts'
import { serverMembership } from '#areas/hubs/server/members/api.ts'
import { deskOf, sql, type Desk } from '#server/tools.ts'
import { withDataFolder, withToolHub } from '../../tool-hub.ts'
import { fillHub } from '../filling/fill-hub.ts'
import { searchFrom } from '../filling/made-up-news.ts'
import type { Measured } from '../measured.ts'
import { percentile, timed } from '../statistics.ts'

const ENTRIES = Number(process.env['HUBS_ENTRIES'] ?? 100_000)
const DAYS = 730
const DAY_MS = 86_400_000
const TIMES = Number(process.env['HUBS_TIMES'] ?? 200)
const WARM_UP = 20

const folders = categories.filter((category) => category !== 'Breaking')
const folder = (nth: number) => folders[nth % folders.length]!

/** Requests of a hub's screens; each is different. */
function questionsTo(desk: Desk) {
  const { listBreaking, listHeadlines, listFolders, listFolderArticles }: Api<typeof feed> =
    serverFeed(desk)
  const { listBriefings, listThemes } = serverReading(desk)
  const { searchArticles } = serverSearching(desk)
  const anyTime = () => ({
    publishedTime: new Date(Date.now() - Math.random() * DAYS * DAY_MS).toISOString(),
    id: 1,
  })
  const chosen = { filter: 'for-you', search: '' } as const
  return {
    'breaking news': (of) => listBreaking(of),
    'For You of today': (of) => listHeadlines({ ...of, ...chosen, period: 'today' }),
    'For You of a month': (of) => listHeadlines({ ...of, ...chosen, period: 'month' }),
    'headlines of all time': (of) => listHeadlines({ ...of, period: 'year', search: '' }),
    'folders of today counted': (of) => listFolders({ ...of, search: '', time: 'today' }),
    'all folders counted': (of) => listFolders({ ...of, search: '' }),
    'first page of a folder': (of, nth) =>
      listFolderArticles({ ...of, folder: folder(nth), period: 'month', search: '' }),
    'any page of a folder': (of, nth) =>
      listFolderArticles({
        ...{ ...of, folder: folder(nth), period: 'year', search: '' },
        before: cursorAt(anyTime()),
      }),
    'briefings of a week': (of) => listBriefings({ ...of, ...chosen, time: 'week', count: 12 }),
    'themes of a week': (of) => listThemes({ ...of, ...chosen, time: 'week' }),
    'search for two words': (of, nth) =>
      searchArticles({ ...of, search: searchFrom(nth * 7919), order: 'best', count: 30 }),
    'search for one common word': (of, nth) =>
      searchArticles({
        ...{ ...of, order: 'best', count: 30 },
        search: searchFrom(nth * 7919).split(' ')[1]!,
      }),
  } satisfies Record<string, (of: { hub?: string }, nth: number) => Promise<unknown>>
}

/**
 * Measures the same requests for the feed of all articles, and for hubs with all, half and a
 * thousandth of them, in turn.
 */
export async function measureHubs(): Promise<Measured> {
  return withDataFolder((dataFolder) =>
    withToolHub(dataFolder, async ({ tools, readerId }) => {
      await fillHub(tools.db, readerId, ENTRIES, DAYS)
      const desk = deskOf(tools, readerId)
      const measured: Measured = {}
      const sources = await tools.db.many(
        z.object({ id: z.string() }),
        sql`select id from sources where reader_id = ${readerId} order by id`,
      )
      const shares = { all: sources.length, half: sources.length / 2, few: 1 }
      const hubs = new Map<string, string>()
      for (const [name, share] of Object.entries(shares)) {
        const { id: hub } = await serverHubs(desk).addHub({})
        const members = sources.slice(0, Math.ceil(share)).map(({ id }) => id)
        const put = await timed(() =>
          serverMembership(desk).addMembers({ hub, kind: 'source', members }),
        )
        measured[`${name}: ${members.length} sources put in, ms`] = put.ms
        measured[`${name}: filled by the job, ms`] = (await timed(() => fillHubs.run(tools, {}))).ms
        const { articles } = await tools.db.one(
          z.object({ articles: z.int() }),
          sql`select count(*) as articles from hubs_articles join hubs on place = hub where id = ${hub}`,
        )
        measured[`${name}: articles`] = articles
        hubs.set(name, hub)
      }
      await tools.db.run(sql`vacuum analyze`)
      for (const hub of [undefined, ...hubs.values()])
        await keepFolderDays.run(tools, { readerId, ...(hub && { hub }) })

      for (const [name, ask] of Object.entries(questionsTo(desk))) {
        const whole: number[] = []
        const narrowed = new Map([...hubs.keys()].map((one) => [one, [] as number[]]))
        for (let nth = -WARM_UP; nth < TIMES; nth++) {
          const took = await timed<unknown>(() => ask({}, Math.abs(nth)))
          if (nth >= 0) whole.push(took.ms)
          for (const [one, hub] of hubs) {
            const { ms } = await timed<unknown>(() => ask({ hub }, Math.abs(nth)))
            if (nth >= 0) narrowed.get(one)!.push(ms)
          }
        }
        const p99 = percentile(whole, 0.99)
        measured[`${name}: everything, p50 / p99 ms`] = told(whole)
        for (const [one, samples] of narrowed)
          measured[`${name}: ${one}, p50 / p99 ms`] =
            `${told(samples)} (p99 ${(percentile(samples, 0.99) / p99).toFixed(2)} times)`
      }
      return measured
    }),
  )
}

const told = (samples: number[]) =>
  `${percentile(samples, 0.5).toFixed(1)} / ${percentile(samples, 0.99).toFixed(1)}`

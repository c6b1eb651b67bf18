// Fills a server with real days in order, and judges its front page at the end of each labelled day:
//   npm run front                  the days beside the repository
//   npm run front -- --in FOLDER   days of the same shape in another folder
//   npm run front -- --hashes      hashes of all that is stored then, and no judgement
import { serverFeed } from '#areas/feed/server/api.ts'
import { FRONT_FILTERS, printDay, printFigures, type DayFigures } from './front/print-front.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import * as z from 'zod/mini'
import {
  hasDays,
  hoursOf,
  labelledDays,
  readDays,
  readPublishers,
  type DayEntry,
} from './day/labelled-day.ts'
import { printHubHashes } from './front/print-hub-hashes.ts'
import { readEditorsList, type EditorsList } from './front/editors-list.ts'
import { fillByHour, followAll } from './front/fill-by-hour.ts'
import { judgeFront } from './front/judge-front.ts'
import { cardOf, readHeld } from './front/read-cards.ts'
import { withDataFolder, withToolHub } from './tool-hub.ts'

const HOUR_MS = 3_600_000
/** The hours between two fetches, within a labelled day and before it. */
const EVERY_HOURS = 1
const EVERY_HOURS_BEFORE = 3

if (!hasDays()) console.log('No labelled day beside the repository: nothing is measured.')
else await measureFront()

async function measureFront(): Promise<void> {
  const isHashed = process.argv.includes('--hashes')
  const entries = readDays()
  const days = labelledDays().flatMap((day) => {
    const list = readEditorsList(day)
    return list ? [{ day, list }] : []
  })
  let clock = Math.floor(entries[0]!.publishedAt / HOUR_MS) * HOUR_MS
  const setNow = (ms: number) => (clock = ms)
  const figures: DayFigures[] = []
  await withDataFolder((folder) =>
    withToolHub(
      folder,
      async ({ tools, readerId }) => {
        const publishers = await followAll(tools, readerId, readPublishers())
        for (const { day, list } of days) {
          const { from, until } = hoursOf(day)
          const times = [
            { from: clock, until: from, everyHours: EVERY_HOURS_BEFORE },
            { from, until, everyHours: EVERY_HOURS },
          ]
          for (const time of times) await fillByHour(tools, publishers, { ...time, setNow })
          if (!isHashed) figures.push(await judgeDay(tools, readerId, { day, list, entries }))
        }
        if (isHashed) await printHubHashes(tools.db)
      },
      () => new Date(clock),
    ),
  )
  if (!isHashed) printFigures(figures)
}

interface Judged {
  day: string
  list: EditorsList
  entries: readonly DayEntry[]
}

/** Sends the requests that the page sends when it opens, for a reader who has done nothing yet. */
async function judgeDay(
  tools: World,
  readerId: string,
  { day, list, entries }: Judged,
): Promise<DayFigures> {
  const { listBreaking, listHeadlines } = serverFeed(deskOf(tools, readerId))
  const held = await readHeld(tools, day, entries)
  const cardsOf = (articles: Awaited<ReturnType<typeof listBreaking>>) =>
    articles.map((article) => cardOf(article, held.get(article.id) ?? [], day))
  const breaking = cardsOf(await listBreaking({}))
  const quality: DayFigures['quality'] = {}
  for (const [name, filter] of FRONT_FILTERS) {
    const asked = { period: 'today', search: '', ...filter } as const
    const page = { breaking, top: cardsOf(await listHeadlines(asked)) }
    quality[name] = judgeFront(page, list)
    if (name === 'Top') printDay(day, page, list, [...held.values()])
  }
  return { day, list, breaking: breaking.length, quality, rang: await countRang(tools, day) }
}

/** Counts how often the bell rang for breaking news on the day. */
async function countRang({ db }: World, day: string): Promise<number> {
  const { from } = hoursOf(day)
  const { rang } = await db.one(
    z.object({ rang: z.int() }),
    sql`select count(*)::int as rang from notifications where 'breaking' = any(kinds) and at > ${new Date(from)}`,
  )
  return rang
}

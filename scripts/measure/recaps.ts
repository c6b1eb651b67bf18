// Prints the weekly recaps of three readers of a real week of news, to be read:
//   npm run recaps
import * as z from 'zod/mini'
import { joinEntries } from '#areas/articles/server/lends/writing.ts'
import { weeklyRecap } from '#areas/assistant/server/recap/weekly-recap.ts'
import type { Recap } from '#areas/assistant/contract.ts'
import { noteSignal } from '#areas/profiles/server/interests/signals.ts'
import { deskOf, sql, type World } from '#server/tools.ts'
import { hasDays, readPublishers } from './day/labelled-day.ts'
import { storePublisher } from './day/store-publisher.ts'
import { withDataFolder, withToolHub } from './tool-hub.ts'

/** The sources of a reader who follows few, and words in the titles that another reader opens. */
const FEW = ['bbc', 'npr', 'verge']
const READS = /\b(?:AI|OpenAI|Anthropic|Nvidia|model|chip|data cent(?:er|re)s?)\b/u
const READS_OPENED = 25

if (!hasDays()) console.log('No real week beside the repository: nothing is printed.')
else await printRecaps()

async function printRecaps(): Promise<void> {
  const publishers = readPublishers()
  const newest = Math.max(...publishers.flatMap(({ entries }) => entries.map(({ at }) => at)))
  const now = () => new Date(newest + 60_000)
  await withDataFolder((folder) =>
    withToolHub(
      folder,
      async ({ tools, readerId }) => {
        for (const publisher of publishers) await storePublisher(tools, publisher)
        await joinEntries.run(tools, {})
        await show(tools, readerId, 'who follows everything', () => true)
        await show(tools, readerId, `who follows ${FEW.join(', ')}`, (name) =>
          FEW.some((one) => name.toLowerCase().includes(one)),
        )
        await read(tools, readerId)
        await show(tools, readerId, 'who follows everything and reads about AI', () => true)
      },
      now,
    ),
  )
}

async function show(
  tools: World,
  readerId: string,
  who: string,
  follows: (name: string) => boolean,
): Promise<void> {
  await tools.db.run(sql`delete from sources`)
  await tools.db.run(sql`delete from assistant_recaps`)
  const feeds = await tools.db.many(
    z.object({ id: z.int(), title: z.string() }),
    sql`select id, title from feeds order by id`,
  )
  for (const { id, title } of feeds.filter((feed) => follows(feed.title)))
    await tools.db.run(sql`
      insert into sources (id, reader_id, feed_id, name, category, frequency)
      values (${`source-${id}`}, ${readerId}, ${id}, ${title}, 'general', 'hourly')`)
  const begun = performance.now()
  const recap = await weeklyRecap(deskOf(tools, readerId), 'UTC')
  const ms = performance.now() - begun
  console.log(`\n# A reader ${who} (${ms.toFixed(0)} ms)\n`)
  print(recap)
}

async function read(tools: World, readerId: string): Promise<void> {
  const articles = await tools.db.many(
    z.object({ id: z.int(), title: z.string() }),
    sql`select id, title from articles order by independent_count desc, id`,
  )
  const liked = articles.filter(({ title }) => READS.test(title)).slice(0, READS_OPENED)
  for (const { id } of liked) {
    await noteSignal(deskOf(tools, readerId), readerId, id, 'open')
    await tools.db.run(sql`
      insert into article_reads (reader_id, article_id, read_at) values (${readerId}, ${id}, ${tools.now()})`)
  }
  console.log(`\nOpened: ${liked.map(({ title }) => title).join(' | ')}`)
}

function print({ title, text, items }: Recap): void {
  console.log(`${title}\n${text}`)
  for (const item of items) {
    console.log(`\n## ${item.title} [${item.category}] ${item.image ?? 'drawn'}`)
    for (const { text: said, citations } of item.proof?.sentences ?? [])
      console.log(`  ${said} [${citations.map(({ coverage }) => coverage + 1).join(', ')}]`)
    for (const feature of item.keyFeatures) console.log(`  * ${feature}`)
    console.log(`  Sources: ${item.sources.map(({ name }) => name).join(', ')}`)
    for (const { name, url } of item.resources) console.log(`  > ${name} (${url})`)
  }
}

import { newBlock } from '#areas/website-builder/blocks/new-block.ts'
import { firstNews, keepNews } from '#areas/website-builder/server/news/keep-news.ts'
import { followNews } from '#areas/website-builder/server/news/follow-news.ts'
import { serverPublications } from '#areas/website-builder/server/publications/publications-api.ts'
import { sql, type Desk, type World } from '#server/tools.ts'
import { median, timed } from '../statistics.ts'

const STORIES = 10_000
const ROUNDS = 5
const SECTIONS = 8

/**
 * Changes one of 10,000 stories of a news site, and measures the time until the change is public,
 * and the number of pages that are rebuilt.
 */
export async function measureNews(
  tools: World,
  desk: Desk,
  { site, load }: { site: string; load(path: string): Promise<unknown> },
): Promise<Record<string, number>> {
  const { db, readerId, now } = desk
  await keepNews({ db, readerId }, site, firstNews, now())
  const front = JSON.stringify([{ ...newBlock('news', 'b0') }])
  await db.run(sql`
    update website_pages set content = ${front}::jsonb where site_id = ${site} and path = ''`)
  await db.run(sql`
    insert into website_stories (site_id, article_id, reader_id, slug, shown, shown_at, published_at)
    select ${site}, n, ${readerId}, 'story-' || n, ${story}::jsonb || jsonb_build_object('title', 'Story ' || n,
        'section', 'Section ' || n % ${SECTIONS}::int),
      ${now()}, ${now()}::timestamptz - n * interval '1 minute'
    from generate_series(1, ${STORIES}::int) as n`)
  await serverPublications(desk).publishSite({ site })
  const times = { follow: [] as number[], front: [] as number[], story: [] as number[] }
  for (let round = 0; round < ROUNDS; round++) {
    await db.run(sql`
      update website_news set checked_at = ${now()}, is_stale = true where site_id = ${site}`)
    await db.run(sql`
      update website_stories set next = shown || jsonb_build_object('title', 'Round ' || ${round}::int),
        due_at = ${now()} where site_id = ${site} and article_id = 1`)
    times.follow.push((await timed(() => followNews.run(tools, {}))).ms)
    times.front.push((await timed(() => load('/'))).ms)
    times.story.push((await timed(() => load('/story/1-story-1'))).ms)
  }
  return {
    'news site of 10,000: a change until it is public, ms': median(times.follow),
    'news site of 10,000: the front page after it, ms': median(times.front),
    'news site of 10,000: a story after it, ms': median(times.story),
  }
}

const story = JSON.stringify({
  ...{ language: 'en', publishedTime: '2026-03-02T08:00:00.000Z' },
  sentences: [{ text: 'The ferry leaves the harbor at nine.', source: 0 }],
  sources: [
    {
      ...{ outlet: 'Harbour Gazette', title: 'Ferry leaves', link: 'https://outlet.example/ferry' },
      publishedTime: '2026-03-02T08:00:00.000Z',
    },
  ],
})

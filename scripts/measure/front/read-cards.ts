import * as z from 'zod/mini'
import type { Article } from '#areas/articles/contract.ts'
import { Time } from '#core/contract.ts'
import { sql, type Tools } from '#server/tools.ts'
import { groupBy, mostOf } from '../day/judge-day.ts'
import { hoursOf, type DayEntry, type DayLabel } from '../day/labelled-day.ts'
import type { Card } from './judge-front.ts'

const HeldEntry = z.object({
  article: z.int(),
  link: z.string(),
  feed: z.int(),
  at: Time,
})
export type HeldEntry = z.infer<typeof HeldEntry> & { label: DayLabel | null }

/** The entries of all articles with an entry of the day, by article, with the labels of the day. */
export async function readHeld(
  { db }: Tools,
  day: string,
  entries: readonly DayEntry[],
): Promise<Map<number, HeldEntry[]>> {
  const labels = new Map(entries.map(({ link, label }) => [link, label]))
  const { from } = hoursOf(day)
  const rows = await db.many(
    HeldEntry,
    sql`select article_id as article, link, feed_id as feed, entries.published_at as at
        from article_entries join entries on entries.id = entry_id
        where article_id in (select id from articles where published_at >= ${new Date(from)})`,
  )
  const held = rows.map((row) => {
    const label = labels.get(row.link) ?? null
    return { ...row, label: label?.day === day ? label : null }
  })
  return groupBy(held, ({ article }) => article)
}

export function cardOf({ id, title }: Article, held: readonly HeldEntry[], day: string): Card {
  const labels = held.flatMap(({ label }) => label ?? [])
  const { from } = hoursOf(day)
  const ofDay = held.filter(({ at }) => Date.parse(at) >= from)
  const feeds = (all: readonly HeldEntry[]) => new Set(all.map(({ feed }) => feed)).size
  const most = labels.length > 0 ? mostOf(labels.map((label) => ({ article: id, label }))) : null
  return {
    title,
    event: most?.event ?? null,
    affair: most?.affair ?? null,
    outlets: feeds(held),
    ofDay: feeds(ofDay),
  }
}

import { NEWSROOM } from '#core/limits.ts'
import { plainText } from '#engine/markup/plain-text.ts'
import type { Material, MaterialArticle, MaterialEntry } from '#engine/scripts/material.ts'
import { articleWords } from '#engine/summaries/article-words.ts'
import { learnHabits, outlineOf, type OutletOutline } from '#engine/summaries/outlet-habits.ts'
import { isSpoken, mainLanguage } from '#engine/words/main-language.ts'
import { groupBy } from '../day/judge-day.ts'
import { readOutletNames, type DayEntry } from '../day/labelled-day.ts'
import { joinAll } from '../engine/joining.ts'

const LEAD = 3

export interface DayArticles {
  articles: MaterialArticle[]
  outlines: OutletOutline[]
}

/** A week of real news, joined and titled as on a server, as material for pieces. */
export function articlesOfWeek(week: readonly DayEntry[]): DayArticles {
  const names = readOutletNames()
  // The entries as the reading of feeds stores them.
  const read = week.map((entry) => ({
    ...entry,
    outlet: names.get(String(entry.source)) ?? String(entry.source),
    title: plainText(entry.title),
    text: plainText(entry.text),
  }))
  const feedIds = new Map(
    [...new Set(read.map(({ source }) => source))].map((one, at) => [one, at]),
  )
  const habits = learnHabits(read)
  const { outcomes } = joinAll([...week])
  const groups = groupBy(
    read.map((entry, at) => ({ entry, group: outcomes[at]!.group })),
    ({ group }) => group,
  )
  const articles = [...groups].flatMap(([id, members]): MaterialArticle[] => {
    const entries = members.map(({ entry }) => ({ ...entry, feedId: feedIds.get(entry.source)! }))
    const language = mainLanguage(entries)
    const spoken = entries.filter((entry) => isSpoken(language, entry))
    const { title } = articleWords(spoken, { language, lead: LEAD, habits })
    const texts = entries.filter(({ text }) => text.trim() !== '')
    if (texts.length === 0) return []
    const publishedAt = new Date(entries[0]!.publishedAt).toISOString()
    return [{ id, title, publishedAt, entries: texts.map(asMaterial) }]
  })
  const outlines = read.map(({ source, text }) => ({
    source: String(source),
    outline: outlineOf(text),
  }))
  return { articles, outlines }
}

function asMaterial(entry: DayEntry & { outlet: string }): MaterialEntry {
  const { id, outlet, title, link, text, publishedAt, language, source } = entry
  return {
    id,
    outlet,
    source: String(source),
    title,
    link,
    text,
    publishedAt: new Date(publishedAt).toISOString(),
    // All feeds of the week state that they are in English, which settles the shortest texts.
    language: language ?? 'en',
  }
}

/** The material of one piece: one article, or the most important of many. */
export function materialOf(
  title: string,
  chosen: readonly MaterialArticle[],
  outlines: readonly OutletOutline[],
): Material {
  const articles = chosen
    .toSorted((a, b) => outletsIn(b) - outletsIn(a) || b.publishedAt.localeCompare(a.publishedAt))
    .slice(0, NEWSROOM.articles)
  const latest = articles
    .flatMap(({ entries }) => entries.map(({ publishedAt }) => publishedAt))
    .toSorted()
    .at(-1)
  return { title, asOf: latest ?? new Date(0).toISOString(), zone: 'UTC', articles, outlines }
}

export function outletsIn({ entries }: MaterialArticle): number {
  return new Set(entries.map(({ outlet }) => outlet)).size
}

import type { DraftSource } from '../drafts/draft.ts'
import { DRAFTS } from '../limits.ts'
import type { DraftMaterial } from './material.ts'

/** Numbers the cited reports in the order of their first citation. */
export interface SourceList {
  placeOf: (entry: number) => number
  all: readonly DraftSource[]
}

export function sourceList({ articles }: DraftMaterial): SourceList {
  const known = new Map(
    articles.flatMap((article) =>
      article.entries.map((entry): [number, DraftSource] => [
        entry.id,
        {
          ...{ entry: entry.id, article: article.id },
          outlet: cut(entry.outlet, DRAFTS.titleCharacters),
          title: cut(entry.title, DRAFTS.titleCharacters),
          link:
            entry.link !== null && entry.link.length <= DRAFTS.urlCharacters ? entry.link : null,
          ...{
            publishedAt: entry.publishedAt,
            language: entry.language,
            isPrivate: entry.isPrivate,
          },
        },
      ]),
    ),
  )
  const places = new Map<number, number>()
  const all: DraftSource[] = []
  return {
    all,
    placeOf(entry) {
      const place = places.get(entry)
      if (place !== undefined) return place
      places.set(entry, all.length)
      return all.push(known.get(entry)!) - 1
    },
  }
}

function cut(text: string, most: number): string {
  const line = text.replace(/[\s\p{Cc}]+/gu, ' ').trim()
  return line.length <= most ? line : `${line.slice(0, most - 1).trimEnd()}…`
}

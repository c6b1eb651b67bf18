import type { Candidate, Preview } from '../../contracts/finding.ts'
import type { FoundFeed } from '#feeds/find/explore-site.ts'
import type { FeedDocument } from '#engine/feeds/feed-document.ts'
import { plainText, upTo } from '#engine/markup/plain-text.ts'
import { paceOf } from '#feeds/fetch/pace.ts'
import { nameOfFeed } from '#feeds/visit/feed-name.ts'
import { kindOfHost } from '#feeds/find/service-feeds.ts'

const ENTRIES_SHOWN = 8
const TITLE_CHARACTERS = 200
const TEXT_CHARACTERS = 280

/** The data of a feed that is cached after it was read. */
export interface FeedPreview {
  feed: Omit<Candidate, 'category' | 'isFollowed'>
  preview: Preview
}

export function previewFeed({ address, fetched, found, kind }: FoundFeed, now: Date): FeedPreview {
  const { document } = fetched
  const pace = paceOf(document.entries, now)
  return {
    feed: {
      address,
      title: titleOf(address, document) || hostOf(address),
      site: document.link,
      kind: kind === 'site' ? kindOf(address, document) : kind,
      found,
      language: languageOf(document),
      ...pace,
    },
    preview: { ...pace, entries: latestOf(document) },
  }
}

function latestOf({ entries }: FeedDocument): Preview['entries'] {
  return entries
    .map((entry) => ({
      title: upTo(entry.title ?? '', TITLE_CHARACTERS) || upTo(entry.text, 80) || 'Without words',
      text: upTo(entry.text.replaceAll(/\s+/g, ' '), TEXT_CHARACTERS),
      publishedTime: entry.published ?? entry.updated,
    }))
    .toSorted((a, b) => (b.publishedTime ?? '').localeCompare(a.publishedTime ?? ''))
    .slice(0, ENTRIES_SHOWN)
}

function titleOf(address: string, document: FeedDocument): string {
  return upTo(plainText(nameOfFeed(address, document) ?? ''), TITLE_CHARACTERS)
}

/** A feed whose entries mostly have audio is a podcast. For others the host decides. */
function kindOf(address: string, { entries }: FeedDocument): Candidate['kind'] {
  const sounding = entries.filter(({ enclosures }) =>
    enclosures.some(({ type }) => type?.startsWith('audio/')),
  )
  if (entries.length > 0 && sounding.length * 2 > entries.length) return 'podcast'
  return kindOfHost(hostOf(address)) ?? 'site'
}

function languageOf({ language }: FeedDocument): string | null {
  const tag = /^[a-z]{2,3}(?=$|[-_])/i.exec(language?.trim() ?? '')?.[0]
  return tag?.toLowerCase() ?? null
}

function hostOf(address: string): string {
  return URL.canParse(address) ? new URL(address).hostname || address : address
}

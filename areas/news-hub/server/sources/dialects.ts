import type { parseFeed } from 'feedsmith'

type Parsed = ReturnType<typeof parseFeed<string>>
type FeedOf<Format extends Parsed['format']> = Extract<Parsed, { format: Format }>['feed']

/** A feed in our words, whatever dialect it was written in; texts as the publisher wrote them. */
export interface RawFeed {
  format: string
  title?: string | undefined
  link?: string | undefined
  description?: string | undefined
  language?: string | undefined
  /** xml:base of the document. */
  base?: string | undefined
  updateEveryMinutes: number | null
  items: RawItem[]
}

export interface RawItem {
  guid?: string | undefined
  /** The guid is an address as well (RSS: isPermaLink). */
  isGuidLink?: boolean
  title?: { value: string; isHtml: boolean } | undefined
  link?: string | undefined
  base?: string | undefined
  authors: (string | undefined)[]
  published?: string | undefined
  updated?: string | undefined
  summary?: string | undefined
  content?: string | undefined
  categories: (string | undefined)[]
  enclosures: { url?: string | undefined; type?: string | undefined; length?: number | undefined }[]
  images: (string | undefined)[]
  /** Who published it first, by name (RSS `source`). */
  source?: string | undefined
}

const PERIOD_MINUTES: Record<string, number> = {
  hourly: 60,
  daily: 24 * 60,
  weekly: 7 * 24 * 60,
  monthly: 30 * 24 * 60,
  yearly: 365 * 24 * 60,
}

export function itemsOfRss(feed: FeedOf<'rss'>): RawFeed {
  return {
    format: 'rss',
    title: feed.title ?? feed.dc?.titles?.[0],
    link: feed.link ?? alternateOf(feed.atom?.links),
    description: feed.description ?? feed.dc?.descriptions?.[0] ?? feed.itunes?.summary,
    language: feed.language ?? feed.dc?.languages?.[0],
    updateEveryMinutes: feed.ttl && feed.ttl > 0 ? feed.ttl : everyMinutes(feed.sy),
    items: (feed.items ?? []).map((item) => ({
      guid: item.guid?.value,
      isGuidLink: item.guid?.isPermaLink !== false,
      title: text(
        item.title ?? item.dc?.titles?.[0] ?? item.media?.title?.value ?? item.itunes?.title,
        true,
      ),
      link: item.link ?? alternateOf(item.atom?.links),
      authors: [
        ...(item.authors ?? []).map(nameOfAuthor),
        ...(item.dc?.creators ?? []),
        ...(item.atom?.authors ?? []).map(({ name }) => name),
        item.itunes?.author,
      ],
      published:
        item.pubDate ??
        item.dc?.dates?.[0] ??
        item.dcterms?.issued?.[0] ??
        item.dcterms?.created?.[0] ??
        item.atom?.published,
      updated: item.atom?.updated ?? item.dcterms?.modified?.[0],
      summary:
        item.description ??
        item.itunes?.summary ??
        item.dc?.descriptions?.[0] ??
        item.media?.description?.value,
      content: item.content?.encoded,
      categories: [
        ...(item.categories ?? []).map(({ name }) => name),
        ...(item.dc?.subjects ?? []),
        ...(item.media?.categories ?? []).map(({ name }) => name),
      ],
      enclosures: (item.enclosures ?? []).map(({ url, type, length }) => ({ url, type, length })),
      images: [
        ...imagesOfMedia(item.media),
        ...(item.enclosures ?? []).map(({ url, type }) =>
          type?.startsWith('image/') ? url : undefined,
        ),
        item.itunes?.image,
      ],
      source: item.source?.title,
    })),
  }
}

export function itemsOfRdf(feed: FeedOf<'rdf'>): RawFeed {
  return {
    format: 'rdf',
    title: feed.title ?? feed.dc?.titles?.[0],
    link: feed.link,
    description: feed.description ?? feed.dc?.descriptions?.[0],
    language: feed.dc?.languages?.[0],
    updateEveryMinutes: everyMinutes(feed.sy),
    items: (feed.items ?? []).map((item) => ({
      guid: item.rdf?.about,
      isGuidLink: true,
      title: text(item.title ?? item.dc?.titles?.[0], true),
      link: item.link,
      authors: item.dc?.creators ?? [],
      published: item.dc?.dates?.[0] ?? item.dcterms?.issued?.[0] ?? item.dcterms?.created?.[0],
      updated: item.dcterms?.modified?.[0],
      summary: item.description ?? item.dc?.descriptions?.[0],
      content: item.content?.encoded,
      categories: item.dc?.subjects ?? [],
      enclosures: [],
      images: imagesOfMedia(item.media),
    })),
  }
}

export function itemsOfAtom(feed: FeedOf<'atom'>): RawFeed {
  return {
    format: 'atom',
    title: textOfAtom(feed.title),
    link: alternateOf(feed.links),
    description: textOfAtom(feed.subtitle),
    language: feed.xml?.lang,
    base: feed.xml?.base,
    updateEveryMinutes: everyMinutes(feed.sy),
    items: (feed.entries ?? []).map((entry) => {
      const enclosures = (entry.links ?? []).filter(({ rel }) => rel === 'enclosure')
      return {
        guid: entry.id,
        isGuidLink: false,
        title:
          entry.title?.value === undefined
            ? text(entry.media?.title?.value, false)
            : text(
                entry.title.value,
                entry.title.type !== undefined && entry.title.type !== 'text',
              ),
        link: alternateOf(entry.links) ?? (entry.content?.src || undefined),
        base: entry.xml?.base,
        authors: [
          ...(entry.authors ?? entry.source?.authors ?? feed.authors ?? []).map(
            ({ name, email }) => name ?? email,
          ),
          ...(entry.dc?.creators ?? []),
        ],
        published: entry.published ?? entry.dc?.dates?.[0] ?? entry.dcterms?.issued?.[0],
        updated: entry.updated,
        summary:
          htmlOfAtom(entry.summary) ??
          entry.media?.groups?.[0]?.description?.value ??
          entry.media?.description?.value,
        content: htmlOfAtom(entry.content),
        categories: [
          ...(entry.categories ?? []).map(({ label, term }) => label ?? term),
          ...(entry.dc?.subjects ?? []),
        ],
        enclosures: enclosures.map(({ href, type, length }) => ({ url: href, type, length })),
        images: [
          ...imagesOfMedia(entry.media),
          ...enclosures.map(({ href, type }) => (type?.startsWith('image/') ? href : undefined)),
        ],
      }
    }),
  }
}

export function itemsOfJson(feed: FeedOf<'json'>): RawFeed {
  return {
    format: 'json',
    title: feed.title,
    link: feed.home_page_url,
    description: feed.description,
    language: feed.language,
    updateEveryMinutes: null,
    items: (feed.items ?? []).map((item) => ({
      guid: item.id,
      isGuidLink: false,
      title: text(item.title, false),
      link: item.url ?? item.external_url,
      authors: (item.authors ?? feed.authors ?? []).map(({ name }) => name),
      published: item.date_published,
      updated: item.date_modified,
      summary: escaped(item.summary),
      content: item.content_html ?? escaped(item.content_text),
      categories: item.tags ?? [],
      enclosures: (item.attachments ?? []).map(({ url, mime_type, size_in_bytes }) => ({
        url,
        type: mime_type,
        length: size_in_bytes,
      })),
      images: [item.image, item.banner_image],
    })),
  }
}

/** A link to the page itself: "alternate" or no relation, a web page before other types. */
function alternateOf(
  links:
    | { href?: string | undefined; rel?: string | undefined; type?: string | undefined }[]
    | undefined,
): string | undefined {
  const pages = (links ?? []).filter(
    ({ rel, href }) => href && (rel === undefined || rel === '' || rel === 'alternate'),
  )
  return (pages.find(({ type }) => type === undefined || /html/.test(type)) ?? pages[0])?.href
}

function text(value: string | undefined, isHtml: boolean): RawItem['title'] {
  return value === undefined ? undefined : { value, isHtml }
}

function textOfAtom(value: { value?: string; type?: string } | undefined): string | undefined {
  if (value?.value === undefined) return undefined
  return value.type === undefined || value.type === 'text' ? escaped(value.value) : value.value
}

/** Atom text says of itself whether it is markup; where it says nothing and has tags, it is. */
function htmlOfAtom(value: { value?: string; type?: string } | undefined): string | undefined {
  if (value?.value === undefined) return undefined
  const type = value.type ?? 'text'
  const isMarkup = type !== 'text' && type !== 'text/plain'
  return isMarkup || /<\w+[^>]*>/.test(value.value) ? value.value : escaped(value.value)
}

function escaped(value: string | undefined): string | undefined {
  return value?.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}

function nameOfAuthor(author: string | { name?: string; email?: string }): string | undefined {
  return typeof author === 'string' ? author : (author.name ?? author.email)
}

interface MediaLike {
  contents?: { url?: string; medium?: string; type?: string; thumbnails?: { url?: string }[] }[]
  thumbnails?: { url?: string }[]
  groups?: MediaLike[]
}

function imagesOfMedia(media: MediaLike | undefined): (string | undefined)[] {
  if (!media) return []
  const contents = media.contents ?? []
  return [
    ...contents
      .filter(({ medium, type }) => medium === 'image' || type?.startsWith('image/'))
      .map(({ url }) => url),
    ...(media.thumbnails ?? []).map(({ url }) => url),
    ...contents.flatMap(({ thumbnails }) => thumbnails ?? []).map(({ url }) => url),
    ...(media.groups ?? []).flatMap(imagesOfMedia),
  ]
}

function everyMinutes(
  sy: { updatePeriod?: string; updateFrequency?: number } | undefined,
): number | null {
  const period = PERIOD_MINUTES[sy?.updatePeriod?.trim().toLowerCase() ?? '']
  if (period === undefined) return null
  return Math.max(1, Math.round(period / Math.max(1, sy?.updateFrequency ?? 1)))
}

import { generateAtomFeed, generateJsonFeed, generateRssFeed } from 'feedsmith'
import { rssText, withoutControls } from './feed-text.ts'

export type WrittenFormat = 'rss' | 'atom' | 'json'

/** A feed of our own, for any feed reader. */
export interface WrittenFeed {
  title: string
  /** The page of the feed. */
  home: string
  /** The feed's own address, if it may be public. */
  self?: string
  at: Date
  items: readonly WrittenItem[]
}

export interface WrittenItem {
  /** Stays the same for the lifetime of the item. */
  id: string
  link: string
  title: string
  text: string
  /** The text with links, already sanitized. */
  html?: string
  at: Date
  category: string
  enclosures?: readonly WrittenFile[]
}

/** A file of an item; for a recording, also its duration and its picture if they are known. */
interface WrittenFile {
  url: string
  type: string
  /** Its size in bytes; 0 if unknown. */
  length: number
  seconds?: number
  cover?: string
}

/** A feed as RSS 2.0, Atom or JSON Feed. */
export function writeFeed(
  format: WrittenFormat,
  { title: name, home, self, at, items: given }: WrittenFeed,
): { type: string; body: string } {
  const title = withoutControls(name)
  const items = given.map(cleanItem)
  switch (format) {
    case 'rss':
      return {
        type: 'application/rss+xml; charset=utf-8',
        body: generateRssFeed({
          title: rssText(name),
          link: home,
          description: rssText(name),
          lastBuildDate: at,
          ...(self && { atom: { links: [{ href: self, rel: 'self' }] } }),
          items: items.map((item) => ({
            title: rssText(item.title),
            link: item.link,
            description: rssText(item.text),
            ...(item.html !== undefined && { content: { encoded: item.html } }),
            guid: { value: item.id, isPermaLink: false },
            pubDate: item.at,
            categories: [{ name: item.category }],
            ...(item.enclosures && {
              enclosures: item.enclosures.map(({ url, type, length }) => ({ url, type, length })),
              itunes: episodeOf(item.enclosures),
            }),
          })),
        }),
      }
    case 'atom':
      return {
        type: 'application/atom+xml; charset=utf-8',
        body: generateAtomFeed({
          id: home,
          title: { value: title },
          updated: at,
          links: [{ href: home, rel: 'alternate' }, ...(self ? [{ href: self, rel: 'self' }] : [])],
          authors: [{ name: 'Synthwire' }],
          entries: items.map((item) => ({
            id: item.id,
            title: { value: item.title },
            links: [
              { href: item.link, rel: 'alternate' },
              ...(item.enclosures ?? []).map(({ url, type, length }) => ({
                ...{ href: url, rel: 'enclosure', type },
                ...(length > 0 && { length }),
              })),
            ],
            summary: { value: item.text },
            ...(item.html !== undefined && { content: { value: item.html, type: 'html' } }),
            published: item.at,
            updated: item.at,
            categories: [{ term: item.category }],
          })),
        }),
      }
    case 'json':
      return {
        type: 'application/feed+json; charset=utf-8',
        body: JSON.stringify(
          generateJsonFeed({
            title,
            home_page_url: home,
            ...(self && { feed_url: self }),
            items: items.map((item) => ({
              id: item.id,
              url: item.link,
              title: item.title,
              content_text: item.text,
              ...(item.html !== undefined && { content_html: item.html }),
              date_published: item.at,
              tags: [item.category],
              ...(item.enclosures && {
                image: item.enclosures.find(({ cover }) => cover !== undefined)?.cover,
                attachments: item.enclosures.map(({ url, type, length, seconds }) => ({
                  ...{ url, mime_type: type },
                  ...(length > 0 && { size_in_bytes: length }),
                  ...(seconds !== undefined && { duration_in_seconds: seconds }),
                })),
              }),
            })),
          }),
        ),
      }
  }
}

/** RSS states the length of an item's recording once, so the first file decides. */
function episodeOf(files: readonly WrittenFile[]) {
  const seconds = files[0]?.seconds
  return {
    ...(seconds !== undefined && { duration: Math.round(seconds) }),
    image: files.find(({ cover }) => cover !== undefined)?.cover,
  }
}

function cleanItem(item: WrittenItem): WrittenItem {
  const { title, text, html, category } = item
  return {
    ...item,
    title: withoutControls(title),
    text: withoutControls(text),
    ...(html !== undefined && { html: withoutControls(html) }),
    category: withoutControls(category),
  }
}

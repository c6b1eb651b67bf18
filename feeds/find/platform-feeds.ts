import type { LikelyFeed } from './likely-feed.ts'

/**
 * A program that generates pages: the traces that identify it, and the usual addresses of its
 * feeds.
 */
interface Platform {
  name: string
  kind?: LikelyFeed['kind']
  shows: RegExp
  paths(url: URL, html: string): string[]
}

const platforms: Platform[] = [
  {
    name: 'WordPress',
    shows: /<meta[^>]{1,100}content=["']WordPress|\/wp-(content|includes)\//i,
    paths(url, html) {
      // WordPress may be installed in a folder of the site; the addresses of its files show which.
      const home = /["'(](https?:\/\/[^"'()\s]{1,200}?)\/wp-(?:content|includes)\//i.exec(html)?.[1]
      const isOurs = home !== undefined && URL.canParse(home) && new URL(home).host === url.host
      const folder = isOurs ? new URL(home).pathname.replace(/\/$/, '') : ''
      return [`${folder}/feed/`, `${folder}/?feed=rss2`]
    },
  },
  { name: 'Ghost', shows: /<meta[^>]{1,100}content=["']Ghost/i, paths: () => ['/rss/'] },
  {
    name: 'Substack',
    kind: 'newsletter',
    shows: /substackcdn\.com/i,
    paths: () => ['/feed'],
  },
  {
    name: 'Medium',
    shows: /cdn-client\.medium\.com|content=["']com\.medium\.reader/i,
    paths: () => ['/feed'],
  },
  {
    name: 'Blogger',
    shows: /<meta[^>]{1,100}content=["']blogger/i,
    paths: () => ['/feeds/posts/default'],
  },
  { name: 'Tumblr', shows: /assets\.tumblr\.com/i, paths: () => ['/rss'] },
  {
    name: 'Squarespace',
    shows: /static1\.squarespace\.com/i,
    paths: ({ pathname }) => [`${pathname}?format=rss`],
  },
  {
    name: 'Discourse',
    kind: 'forum',
    shows: /<meta[^>]{1,100}content=["']Discourse/i,
    paths: () => ['/latest.rss'],
  },
  { name: 'Drupal', shows: /<meta[^>]{1,100}content=["']Drupal/i, paths: () => ['/rss.xml'] },
  { name: 'Hugo', shows: /<meta[^>]{1,100}content=["']Hugo/i, paths: () => ['/index.xml'] },
  {
    name: 'a site generator',
    shows: /<meta[^>]{1,100}content=["'](Jekyll|Hexo|Astro|Eleventy|Gatsby)/i,
    paths: () => ['/feed.xml', '/atom.xml', '/rss.xml'],
  },
  { name: 'Wix', shows: /<meta[^>]{1,100}content=["']Wix\.com/i, paths: () => ['/blog-feed.xml'] },
]

/** A channel's id, in the page of a channel, a handle or a video. */
const CHANNEL =
  /(?:itemprop=["'](?:identifier|channelId)["'] content=["']|"(?:externalId|channelId)":"|youtube\.com\/channel\/)(UC[\w-]{22})/

/** The part of a page that is searched, because traces of the program appear near the beginning. */
const SEARCHED_CHARACTERS = 50_000

/** Usual paths of feeds, for sites that name none. */
const USUAL = ['/feed', '/rss', '/rss.xml', '/atom.xml', '/index.xml', '/feed.xml', '/feed.json']

/** Likely feeds of a page, by the program that made it. */
export function platformFeeds(html: string, address: string): LikelyFeed[] {
  const url = new URL(address)
  if (/(^|\.)youtube\.com$/.test(url.hostname)) return channelFeeds(html)
  const beginning = html.slice(0, SEARCHED_CHARACTERS)
  return platforms.flatMap(({ name, kind = 'site', shows, paths }) =>
    shows.test(beginning)
      ? paths(url, beginning).map((path) => ({
          address: new URL(path, url.origin).href,
          found: `The usual feed address of ${name} sites`,
          kind,
        }))
      : [],
  )
}

/** Usual addresses of feeds, at the root of a site. */
export function usualFeeds(address: string): LikelyFeed[] {
  return USUAL.map((path) => ({
    address: new URL(path, address).href,
    found: `Found at ${path}, where feeds usually are`,
    kind: 'site',
  }))
}

function channelFeeds(html: string): LikelyFeed[] {
  const id = CHANNEL.exec(html)?.[1]
  if (id === undefined) return []
  return [
    {
      address: `https://www.youtube.com/feeds/videos.xml?channel_id=${id}`,
      found: 'The channel, on YouTube',
      kind: 'video',
    },
  ]
}

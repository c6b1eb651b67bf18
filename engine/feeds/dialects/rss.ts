import { hintsOfXml } from '../feed-hints.ts'
import {
  alternateOf,
  attachmentsOf,
  episodeOf,
  everyMinutes,
  linkedFiles,
  mediaWords,
  peopleIn,
  podcastCategories,
} from './modules.ts'
import { picturesOf } from './stated-pictures.ts'
import {
  bytesStated,
  readItems,
  wordsAsHtml,
  type RawEnclosure,
  type RawFeed,
  type RawItem,
  type RawText,
} from './raw-feed.ts'
import { escapedOnce } from '../../markup/escaped-once.ts'
import { childOf, childrenOf, markupOf, wordsIn, type XmlElement } from './xml-tree.ts'

/** Reads RSS of every version (0.9x, 1.0 in RDF, 1.1, 2.0) and CDF, which came before it. */
export function readRss(root: XmlElement): RawFeed {
  // RSS 1.1 and CDF have no element around their channel.
  const channel = root.name === 'channel' ? root : (childOf(root, 'channel') ?? root)
  const items = itemsIn(root)
  const ttl = Number(wordsIn(channel, 'ttl'))
  return {
    format: formatOf(root),
    title: markupOf(firstWith(channel, 'title')) ?? wordsIn(channel, 'dc:title'),
    link: linkOf(channel),
    description:
      markupOf(firstWith(channel, 'description', 'tagline', 'abstract')) ??
      wordsIn(channel, 'dc:description', 'itunes:summary', 'itunes:subtitle'),
    language: wordsIn(channel, 'language', 'dc:language') ?? channel.language,
    base: channel.base,
    updateEveryMinutes: ttl > 0 ? ttl : everyMinutes(channel),
    hints: hintsOfXml(channel),
    ...readItems(
      items.filter(({ isWhole }) => isWhole),
      items.length,
      (item) => readItem(item, channel),
    ),
  }
}

function formatOf({ name, tag, attributes }: XmlElement): string {
  if (name.endsWith('rdf')) return 'rdf'
  return tag === 'channel' && ('href' in attributes || 'base' in attributes) ? 'cdf' : 'rss'
}

/** Items are in the channel, next to it (RSS 0.9x and 1.0), in `items` (1.1) or in channels within channels (CDF). */
function itemsIn(element: XmlElement): XmlElement[] {
  return element.children.flatMap((child) => {
    if (child.name === 'item') return child
    return child.name === 'channel' || child.name === 'items' ? itemsIn(child) : []
  })
}

function readItem(item: XmlElement, channel: XmlElement): RawItem {
  const guid = childOf(item, 'guid')
  const about = item.attributes['rdf:about']
  const enclosures = [
    ...childrenOf(item, 'enclosure').map(enclosureOf),
    ...linkedFiles([...childrenOf(item, 'atom:link'), ...childrenOf(item, 'link')]),
  ]
  const title =
    markupOf(firstWith(item, 'title')) ??
    wordsIn(item, 'dc:title') ??
    mediaWords(item, 'title') ??
    wordsIn(item, 'itunes:title')
  return {
    guid: guid?.text.trim() || about || wordsIn(item, 'atom:id', 'dc:identifier', 'id'),
    isGuidLink: guid?.attributes['ispermalink']?.toLowerCase() !== 'false',
    title: title === undefined ? undefined : { value: title, isHtml: true },
    link: linkOf(item),
    base: item.base,
    authors: [
      ...peopleIn(item, 'author'),
      ...peopleIn(item, 'dc:creator'),
      ...peopleIn(item, 'dc:author'),
      ...peopleIn(item, 'atom:author'),
      wordsIn(item, 'itunes:author'),
    ],
    published:
      wordsIn(
        item,
        'pubdate',
        'dc:date',
        'dcterms:issued',
        'dcterms:created',
        'atom:published',
        'published',
      ) ?? item.attributes['lastmod'],
    updated:
      wordsIn(item, 'atom:updated', 'dcterms:modified', 'updated', 'dc:date') ??
      item.attributes['lastmod'],
    summary:
      textOf(item, 'description', 'abstract', 'itunes:summary', 'dc:description', 'summary') ??
      mediaText(mediaWords(item, 'description')) ??
      textOf(item, 'itunes:subtitle', 'atom:summary'),
    content: textOf(
      item,
      'content:encoded',
      'body',
      'xhtml:body',
      'fullitem',
      'encoded',
      'content',
      'atom:content',
      // Many podcasts describe an episode in this field alone.
      'itunes:summary',
    ),
    categories: [
      ...childrenOf(item, 'category').map(
        ({ text, attributes }) => text.trim() || attributes['term'] || attributes['text'],
      ),
      ...childrenOf(item, 'dc:subject').map(({ text }) => text),
      ...childrenOf(item, 'atom:category').map(
        ({ attributes }) => attributes['label'] ?? attributes['term'],
      ),
      ...childrenOf(item, 'media:category').map(({ text }) => text),
      ...podcastCategories(item),
    ],
    enclosures: [...enclosures, ...attachmentsOf(item)],
    episode: episodeOf(item, channel),
    ...picturesOf(item, enclosures),
    source: sourceOf(item),
  }
}

/** The source that the item names: `<source url="…">Harbour Gazette</source>`. */
function sourceOf(item: XmlElement): RawItem['source'] {
  const source = childOf(item, 'source')
  if (!source) return undefined
  return { name: wordsIn(item, 'source') ?? null, url: source.attributes['url']?.trim() || null }
}

/**
 * The link of an element: the text of `link`, else the address of an Atom link, else that of CDF,
 * in an attribute of the element itself or of its `a`.
 */
function linkOf(element: XmlElement): string | undefined {
  return (
    wordsIn(element, 'link') ??
    alternateOf([...childrenOf(element, 'link'), ...childrenOf(element, 'atom:link')]) ??
    element.attributes['href'] ??
    childOf(element, 'a')?.attributes['href']
  )
}

function enclosureOf({ attributes, text }: XmlElement): RawEnclosure {
  return {
    url: attributes['url'] ?? attributes['href'] ?? attributes['rdf:resource'] ?? text.trim(),
    type: attributes['type'],
    length: bytesStated(attributes['length']),
  }
}

function textOf(item: XmlElement, ...names: string[]): RawText | undefined {
  const element = firstWith(item, ...names)
  return htmlOf(escapedOnce(markupOf(element)), element?.base)
}

/** Texts of media are plain words, unless there is markup in them. */
function mediaText(words: string | undefined): RawText | undefined {
  if (words === undefined) return undefined
  return { html: /<\/?[a-z]|&[#\w]+;/i.test(words) ? words : wordsAsHtml(words) }
}

function htmlOf(html: string | undefined, base?: string): RawText | undefined {
  return html === undefined ? undefined : { html, base }
}

/** The first of these children that has any content. */
function firstWith(element: XmlElement, ...names: string[]): XmlElement | undefined {
  for (const name of names) {
    const found = element.children.find(
      (child) => child.name === name && (child.children.length > 0 || child.text.trim() !== ''),
    )
    if (found) return found
  }
  return undefined
}

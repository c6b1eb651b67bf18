import { decodeHTMLStrict } from 'entities/decode'
import { Parser } from 'htmlparser2'
import { upTo } from '../markup/plain-text.ts'
import { withoutFeedScheme } from '../addresses/feed-scheme.ts'
import { webAddress } from '../addresses/web-address.ts'
import { readAddressList } from './address-list.ts'

const NAME_CHARACTERS = 200
/** The deepest nesting of folders: a list with more is broken or hostile. */
const MOST_FOLDERS = 16
const NOWHERE = 'https://nowhere.invalid/'
/**
 * Matches comments and tags other than outlines, which may stand unescaped inside an outline's attributes and would cut
 * them short.
 */
const NO_OUTLINE = /<!--[^]*?(?:-->|$)|<(?!\/?outline\b)[^<>]*>/gi
const OUTLINE = /<\/outline\s*>|<outline\b(?:"[^"<]*"|'[^'<]*'|[^"'<>])*>|<outline\b[^<>]*>/gi

/** Matches an address without its scheme, such as "example.com/feed". */
const HOST_FIRST = /^(?:[\p{L}\p{N}-]{1,63}\.){1,8}\p{L}{2,63}(?::\d+)?\//u

const FEED_TYPES = new Set(['rss', 'rss1', 'rss2', 'atom', 'feed', 'json'])
/** Types of outlines that are not feeds, each with advice for the reader. */
const others: Record<string, (address: string) => string> = {
  link: (address) =>
    /\.opml$/i.test(address.split(/[?#]/, 1)[0]!)
      ? ANOTHER_LIST
      : 'It is a page and no feed. Save it as a bookmark instead',
  include: () => ANOTHER_LIST,
  vfolder: () => 'It is a search of another program and no feed',
}
/** Matches the types of pages that FreshRSS reads by paths: "HTML+XPath", "JSON+DotNotation". */
const BY_PATHS = /\+(?:xpath|dotnotation)\b/
const ANOTHER_WAY =
  'It is a page that another program reads by paths of its own. Follow it where you add feeds, under "Pages"'
const ANOTHER_LIST = 'It is another list of feeds. Download it and import it as well'

export interface OpmlFeed {
  address: string
  title: string | null
  /** The folders that it lies in, the outermost first. */
  folder: string[]
  site: string | null
  language: string | null
  /** Our own settings of the feed, by attribute (write-opml.ts). */
  settings: OpmlSettings
}

/** Settings as written; code that uses them has to check their values. */
export type OpmlSettings = { [name in (typeof settingNames)[number]]?: string }

/** Attributes in our own namespace, so that other readers pass over them. */
export const settingNames = [
  'frequency',
  'category',
  'fullText',
  'paused',
  'muted',
  'mutedUntil',
  'keepDays',
  'newestOnly',
  'identifyBy',
  // Settings of a page that is followed by a rule (listing-rule.ts).
  'listItem',
  'listTitle',
  'listLink',
  'listDate',
] as const

/** A folder as our own lists state it. */
export interface OpmlFolder {
  /** Names, the outermost first. */
  path: string[]
  /** The number of days for which everything in it is kept, as written. */
  keepDays: string
}

export interface OpmlList {
  /** Feeds by address, each once, in the order of the list. */
  feeds: OpmlFeed[]
  /** Folders for which the list has settings. */
  folders: OpmlFolder[]
  /** Entries of the list that could not be read, each with the reason. */
  problems: { what: string; reason: string }[]
}

/** Reads a subscription list as far as possible, even if it is nested, cut off or malformed. */
export function readOpml(text: string): OpmlList {
  const feeds = new Map<string, OpmlFeed>()
  const folders: OpmlFolder[] = []
  const problems: OpmlList['problems'] = []
  /** The folders around the children of each open outline. */
  const levels: string[][] = []
  const outlines = text.replaceAll(NO_OUTLINE, '').match(OUTLINE) ?? []
  for (const outline of outlines) {
    if (outline.startsWith('</')) {
      levels.pop()
      continue
    }
    const attributes = attributesOf(outline)
    const title = nameOf(attributes)
    const type = attributes['type']?.trim().toLowerCase() ?? ''
    const feedUrl = attributes['xmlurl']?.trim()
    const otherUrl = attributes['url']?.trim() || attributes['htmlurl']?.trim() || feedUrl || ''
    const isEmpty = outline.endsWith('/>') && (feedUrl === '' || FEED_TYPES.has(type))
    const isByPaths = BY_PATHS.test(type)
    const other = isByPaths ? () => ANOTHER_WAY : feedUrl ? undefined : others[type]
    const stated = feedUrl || attributes['url']?.trim() || ''
    const isFeed = stated !== '' && other === undefined
    if (isFeed) add(stated, title, attributes)
    else if (other !== undefined && otherUrl !== '') leave(title, otherUrl, other(otherUrl))
    else if (isEmpty) leave(title, otherUrl, 'It has no address of a feed')
    if (outline.endsWith('/>')) continue
    levels.push(isFeed ? here() : folderIn(here(), title))
    const { keepDays } = settingsOf(attributes)
    if (!isFeed && keepDays !== undefined && here().length > 0)
      folders.push({ path: here(), keepDays })
  }

  function here(): string[] {
    return levels.at(-1) ?? []
  }

  function leave(title: string | null, address: string, reason: string): void {
    problems.push({ what: title ?? (upTo(address, NAME_CHARACTERS) || 'Without a name'), reason })
  }

  function add(stated: string, title: string | null, attributes: Attributes): void {
    const address = feedAddress(stated)
    if (address === null) {
      const shown = upTo(stated, NAME_CHARACTERS)
      leave(title, stated, `"${shown}" is not an http or https address`)
    } else if (!feeds.has(address)) {
      feeds.set(address, {
        address,
        title,
        folder: here().length > 0 ? here() : categoryPath(attributes['category']),
        site: absolute(attributes['htmlurl']),
        language: readLanguage(attributes['language']),
        settings: settingsOf(attributes),
      })
    }
  }

  const listed = outlines.length === 0 ? readAddressList(text) : null
  for (const { address, title, folder } of listed ?? []) {
    levels.splice(
      0,
      1,
      folder.map(cleanName).filter((name) => name !== null),
    )
    add(address, title && cleanName(title), {})
  }
  if (outlines.length === 0 && listed === null && text.trim() !== '') {
    const isOfPages = /^(?:[{[]|<!doctype netscape)/i.test(text.trimStart())
    problems.push({
      what: 'The file',
      reason: isOfPages
        ? 'It is not an OPML file. Bookmarks and starred articles are imported under Saved, Bookmarks'
        : 'It contains no outline, so it is not an OPML file',
    })
  }
  return { feeds: [...feeds.values()], folders, problems }
}

/**
 * The folders inside an outline. An outline that is not a folder, or is too deep, reuses the list
 * of its parent, so that deep nesting costs no memory.
 */
function folderIn(outer: string[], name: string | null): string[] {
  return name === null || outer.length === MOST_FOLDERS ? outer : [...outer, name]
}

/**
 * The folders in a category attribute such as "/News/Science,/Weekly,tag": its first path. Lists
 * without nested outlines name folders like this.
 */
function categoryPath(category: string | undefined): string[] {
  const path = category?.split(',').find((one) => one.trim().startsWith('/')) ?? ''
  const names = path.split('/').map(cleanName)
  return names.filter((name) => name !== null).slice(0, MOST_FOLDERS)
}

interface Attributes {
  [name: string]: string
}

/**
 * Reads each outline separately, so that a fault in one, such as a missing end, does not affect the
 * others.
 */
function attributesOf(outline: string): Attributes {
  let found = {}
  const parser = new Parser(
    { onopentag: (_, attributes) => (found = attributes) },
    { xmlMode: true, lowerCaseAttributeNames: true, decodeEntities: true },
  )
  parser.end(outline)
  return found
}

function settingsOf(attributes: Attributes): OpmlSettings {
  return Object.fromEntries(
    settingNames.flatMap((name) => {
      const value = attributes[`synthwire:${name.toLowerCase()}`]
      return value === undefined ? [] : [[name, value.trim()]]
    }),
  )
}

function nameOf(attributes: Attributes): string | null {
  return cleanName(attributes['title'] ?? '') ?? cleanName(attributes['text'] ?? '')
}

function cleanName(name: string): string | null {
  // XML does not allow HTML entities, but publishers write them.
  const words = name.includes('&') ? decodeHTMLStrict(name) : name
  return upTo(words.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim(), NAME_CHARACTERS) || null
}

function readLanguage(stated: string | undefined): string | null {
  const language = stated?.trim() ?? ''
  return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(language) ? language : null
}

function feedAddress(stated: string): string | null {
  const bare = withoutFeedScheme(stated)
  const isBare = bare !== stated || HOST_FIRST.test(bare)
  return absolute(isBare && !/^https?:/i.test(bare) ? `https://${bare}` : bare)
}

function absolute(stated: string | undefined): string | null {
  const address = webAddress(stated, NOWHERE)
  return address?.startsWith(NOWHERE) ? null : address
}

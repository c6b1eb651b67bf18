import { secondsStated } from '../episodes/seconds-stated.ts'
import { coverOf } from './stated-pictures.ts'
import { bytesStated, type RawEnclosure, type RawEpisode } from './raw-feed.ts'
import { childOf, childrenOf, wordsIn, type XmlElement } from './xml-tree.ts'

// Readers of vocabularies that RSS and Atom feeds both use.

const PERIOD_MINUTES: Record<string, number> = {
  hourly: 60,
  daily: 24 * 60,
  weekly: 7 * 24 * 60,
  monthly: 30 * 24 * 60,
  yearly: 365 * 24 * 60,
}

const MOST_KEYWORDS = 50

/** The minutes between changes that a feed states (sy:updatePeriod); null when it states none. */
export function everyMinutes(feed: XmlElement): number | null {
  const period = PERIOD_MINUTES[wordsIn(feed, 'sy:updateperiod')?.toLowerCase() ?? '']
  if (period === undefined) return null
  const frequency = Number(wordsIn(feed, 'sy:updatefrequency'))
  return Math.max(1, Math.round(period / Math.max(1, frequency || 1)))
}

/** Recordings, players (media), chapters and transcripts that accompany an entry, apart from its enclosures. */
export function attachmentsOf(entry: XmlElement): RawEnclosure[] {
  const recordings = childrenOf(entry, 'media:content').filter(isRecordingContent)
  return [
    ...recordings.map(({ attributes: { url, type, medium, filesize, duration } }) => ({
      url,
      type: NO_TYPE.test(type?.trim() ?? '') && !hasEnding(url) ? USUAL[mediumOf(medium)] : type,
      length: bytesStated(filesize),
      seconds: secondsStated(duration),
    })),
    ...childrenOf(entry, 'media:group').flatMap(attachmentsOf),
    ...childrenOf(entry, 'media:player').map(({ attributes: { url } }) => ({
      url,
      type: 'text/html',
    })),
    ...childrenOf(entry, 'podcast:chapters').map(({ attributes: { url, type } }) => ({
      url,
      type: type ?? 'application/json+chapters',
      role: 'chapters' as const,
    })),
    ...childrenOf(entry, 'podcast:transcript').map(({ attributes: { url, type, language } }) => ({
      ...{ url, type, language },
      role: 'transcript' as const,
    })),
    ...childrenOf(entry, 'podcast:alternateenclosure').map(otherForm),
  ]
}

/** Files that links name as enclosures. */
export function linkedFiles(links: XmlElement[]): RawEnclosure[] {
  return links
    .filter(({ attributes: { rel } }) => rel?.trim().toLowerCase() === 'enclosure')
    .map(({ attributes: { href, type, length } }) => ({
      url: href,
      type,
      length: bytesStated(length),
    }))
}

const NO_TYPE = /^(?:(?:application|binary)\/octet-stream)?$/i

/**
 * Says if a file is a recording: by its type or, without one, by its medium or name. The medium
 * alone is not enough, because a web page with a player may also be called a video.
 */
function isRecordingContent({ attributes: { url = '', type = '', medium } }: XmlElement): boolean {
  if (!NO_TYPE.test(type.trim())) return /^\s*(?:audio|video)\/|mpegurl/i.test(type)
  return Object.hasOwn(USUAL, mediumOf(medium)) || ENDING_OF_RECORDING.test(url)
}

function mediumOf(stated = ''): string {
  return stated.trim().toLowerCase()
}

/** The first web address that another form of the recording offers. */
function otherForm(element: XmlElement): RawEnclosure {
  const { type, length } = element.attributes
  const source = childrenOf(element, 'podcast:source')
    .map(({ attributes: { uri } }) => uri?.trim() ?? '')
    .find((uri) => uri !== '' && !/^(?!https?:)[a-z][\w+.-]{0,40}:/i.test(uri))
  return { url: source, type, length: bytesStated(length), isOtherForm: true }
}

/** The usual types of sound and videos, if only the medium is stated. */
const USUAL: Readonly<Record<string, string>> = { audio: 'audio/mpeg', video: 'video/mp4' }

const ENDING_OF_RECORDING =
  /\.(?:mp3|m4a|m4b|aac|oga|ogg|opus|wav|flac|weba|mp4|m4v|mov|webm|ogv|m3u8)(?:[?#]|$)/i

function hasEnding(url: string | undefined): boolean {
  return /\.[a-z\d]{2,4}(?:[?#]|$)/i.test(url ?? '')
}

/** An entry's statements about its recording, with the podcast's picture if it has none of its own. */
export function episodeOf(entry: XmlElement, feed: XmlElement | undefined): RawEpisode {
  const chapters = childrenOf(childOf(entry, 'psc:chapters'), 'psc:chapter')
  const extra = wordsIn(entry, 'itunes:episodetype')?.toLowerCase()
  const explicit = wordsIn(entry, 'itunes:explicit') ?? wordsIn(feed, 'itunes:explicit') ?? ''
  return {
    isStated: entry.children.some(({ name }) => OF_EPISODES.test(name)),
    seconds: secondsStated(wordsIn(entry, 'itunes:duration')),
    cover: coverOf(entry),
    coverOfShow: coverOf(feed),
    logo: logoOf(feed),
    chapters: chapters
      .slice(0, MOST_CHAPTERS)
      .map(({ attributes: { title, start } }) => ({ title, start })),
    season: wholeNumber(wordsIn(entry, 'itunes:season', 'podcast:season')),
    number: wholeNumber(wordsIn(entry, 'itunes:episode', 'podcast:episode')),
    extra: extra === 'trailer' || extra === 'bonus' ? extra : undefined,
    isExplicit: /^(?:yes|true|explicit)$/i.test(explicit),
    isSerial: wordsIn(feed, 'itunes:type')?.toLowerCase() === 'serial',
  }
}

const OF_EPISODES = /^itunes:(?:duration|episode|episodetype|season)$/

/** Reads a whole number from 1 to 99,999; undefined for anything else. */
function wholeNumber(stated: string | undefined): number | undefined {
  const number = Number(stated)
  return Number.isInteger(number) && number > 0 && number < 100_000 ? number : undefined
}

function logoOf(feed: XmlElement | undefined): string | undefined {
  return wordsIn(childOf(feed, 'image'), 'url') ?? wordsIn(feed, 'logo', 'icon')
}
const MOST_CHAPTERS = 300

/** A text such as "title" or "description" that an entry has among its pictures and players. */
export function mediaWords(entry: XmlElement, name: string): string | undefined {
  const places = [entry, ...childrenOf(entry, 'media:group'), ...childrenOf(entry, 'media:content')]
  return places.map((place) => wordsIn(place, `media:${name}`)).find((words) => words !== undefined)
}

/**
 * A link to the page itself: "alternate" or no relation, a web page before other types. Some write the
 * address inside the element, as in RSS.
 */
export function alternateOf(links: XmlElement[]): string | undefined {
  const pages = links
    .filter(({ attributes: { rel } }) => !rel || rel.trim().toLowerCase() === 'alternate')
    .map(({ attributes: { href, type }, text }) => ({ address: href?.trim() || text.trim(), type }))
    .filter(({ address }) => address !== '')
  return (pages.find(({ type }) => !type || type.includes('html')) ?? pages[0])?.address
}

/** Names of the people in these elements, else their mail addresses. */
export function peopleIn(element: XmlElement | undefined, name: string): string[] {
  return childrenOf(element, name).flatMap((person) => nameOf(person) ?? [])
}

function nameOf(person: XmlElement): string | undefined {
  const stated = wordsIn(person, 'name', 'atom:name', 'email', 'atom:email')
  return stated ?? (person.text.trim() || undefined)
}

/** Categories of a podcast's episode, which may be nested, and its keywords. */
export function podcastCategories(element: XmlElement): (string | undefined)[] {
  return [
    ...categoriesIn(element),
    ...(wordsIn(element, 'itunes:keywords')?.split(',', MOST_KEYWORDS) ?? []),
  ]
}

function categoriesIn(element: XmlElement): (string | undefined)[] {
  return childrenOf(element, 'itunes:category').flatMap((category) => [
    category.attributes['text'],
    ...categoriesIn(category),
  ])
}

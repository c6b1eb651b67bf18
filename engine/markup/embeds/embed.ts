import { webAddress } from '../../addresses/web-address.ts'
import { isUnseen } from './unseen-frames.ts'
import { serviceVideo } from './video-services.ts'

/** The kind of a thing to be played in a publisher's text: a page in a frame, or a file. */
export type EmbedKind = 'frame' | 'video' | 'audio'

export interface Embed {
  kind: EmbedKind
  /** The page on which it can be watched or heard. */
  link: string
  title: string
  poster: string | null
}

/** An element that plays something, in a text or on a page. */
export interface EmbedElement {
  /** The tag in small letters. */
  tag: string
  attributes: Readonly<Record<string, string | undefined>>
  /** The attributes of inner elements that name files, such as `source`, `param` and `embed`. */
  inside: readonly Readonly<Record<string, string | undefined>>[]
}

/** Elements that play something, including those of AMP pages and of fast-loading players. */
export const EMBED_TAGS: ReadonlySet<string> = new Set(
  `iframe video audio object embed amp-iframe amp-video amp-audio amp-youtube amp-vimeo lite-youtube
  lite-vimeo youtube-video video-js`.split(/\s+/),
)

/** Attributes that hold the address of a frame that a script loads late. */
const LATE_SOURCES =
  `data-src data-lazy-src data-litespeed-src data-cmplz-src data-cookieblock-src data-src-cmplz
  data-original data-iframe-src data-url`.split(/\s+/)
const AUDIO_FILE = /\.(?:mp3|m4a|m4b|aac|ogg|oga|opus|wav|flac)$/i
const VIDEO_FILE = /\.(?:mp4|m4v|webm|mov|ogv)$/i
/** Titles that only name the player and say nothing about the content. */
const EMPTY_TITLE =
  /^(?:(?:embedded |youtube |vimeo )?(?:video|audio|media|embed|iframe|frame|content|player)(?:[ -]?(?:player|embed|frame|\d+))?|embedded content|(?:youtube|vimeo|spotify embed: *|untitled)|)$/i
const TITLE_CHARACTERS = 300

/** The thing that an element plays; null if the element is hidden, or has no usable address. */
export function embedOf(element: EmbedElement, base: string): Embed | null {
  const { tag, attributes } = element
  if (isUnseen(attributes)) return null
  const address = addressOf(element, base)
  if (address === null || isUnseen({ src: address })) return null
  const video = serviceVideo(address)
  const kind = video ? 'frame' : kindOf(tag, address)
  const link = video?.page ?? address
  const poster = webAddress(posterOf(attributes), base)
  return { kind, link, title: titleOf(attributes, kind, link, video?.service), poster }
}

/** The poster in an attribute, or among the settings of a player of Video.js. */
export function posterOf(attributes: EmbedElement['attributes']): string | undefined {
  const set = /"poster"\s{0,9}:\s{0,9}"([^"\\]{1,2000})"/.exec(attributes['data-setup'] ?? '')?.[1]
  return [attributes['poster'], attributes['data-poster'], set].find((one) => one?.trim())
}

function addressOf({ tag, attributes, inside }: EmbedElement, base: string): string | null {
  const id = attributes['videoid'] ?? attributes['data-videoid'] ?? attributes['video-id']
  if (id !== undefined && /youtube/.test(tag)) return `https://www.youtube.com/watch?v=${id.trim()}`
  if (id !== undefined && /vimeo/.test(tag)) return `https://vimeo.com/${id.trim()}`
  for (const one of [attributes, ...inside]) {
    const stated = [
      ...LATE_SOURCES.map((name) => one[name]),
      one['src'],
      one['data'],
      isMovie(one['name']) ? one['value'] : undefined,
    ]
    const address = stated.map((each) => webAddress(each, base)).find((each) => each !== null)
    if (address !== undefined && address !== base) return unwrapped(address)
  }
  return null
}

function isMovie(name: string | undefined): boolean {
  return /^(?:movie|src|url|filename)$/i.test(name ?? '')
}

/**
 * Returns the player's address from inside an address of Embedly, which many blogs use; other
 * addresses are unchanged.
 */
function unwrapped(address: string): string {
  const url = new URL(address)
  if (!/(?:^|\.)embedly\.com$/.test(url.hostname)) return address
  return webAddress(url.searchParams.get('src') ?? url.searchParams.get('url'), address) ?? address
}

function kindOf(tag: string, address: string): EmbedKind {
  if (tag.endsWith('video') || tag === 'video-js') return 'video'
  if (tag.endsWith('audio')) return 'audio'
  const { pathname } = new URL(address)
  if (AUDIO_FILE.test(pathname)) return 'audio'
  return VIDEO_FILE.test(pathname) ? 'video' : 'frame'
}

function titleOf(
  attributes: EmbedElement['attributes'],
  kind: EmbedKind,
  link: string,
  service: string | undefined,
): string {
  const stated = [attributes['title'], attributes['aria-label'], attributes['data-title']]
    .map((title) => title?.replaceAll(/\s+/g, ' ').trim().slice(0, TITLE_CHARACTERS) ?? '')
    .find((title) => !EMPTY_TITLE.test(title))
  if (stated !== undefined) return stated
  if (service !== undefined) return `Video on ${service}`
  const { hostname } = new URL(link)
  const host = hostname.replace(/^www\./, '')
  const words = { frame: 'Embedded page', video: 'Video', audio: 'Audio' }
  return `${words[kind]} at ${host}`
}

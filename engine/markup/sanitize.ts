import sanitize, { type Attributes } from 'sanitize-html'
import { MARKUP } from '#core/limits.ts'
import { bareWords } from './bare-words.ts'
import { readTags } from './read-tags.ts'
import { webAddress } from '../addresses/web-address.ts'

const ALLOWED_TAGS =
  `a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4
  h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td
  tfoot th thead time tr u ul var wbr`.split(/\s+/)

/** Dropped with all that is inside. */
const NON_TEXT_TAGS =
  'script style textarea option noscript template title xmp noembed noframes'.split(' ')

/** Addresses whose pictures are there to count readers. */
const BEACON =
  /\/(pixel|beacon|tracker|tracking)([/?.]|$)|\/(stats?|open|counter|count|hit|1x1|spacer|blank|transparent)(\.(gif|png|php)|\?|$)|feedburner\.com\/~|feedsportal\.com|doubleclick\.net|google-analytics\.com|scorecardresearch\.com|quantserve\.com|pixel\.wp\.com|stats\.wordpress\.com/i
const BEACON_SIZE_PX = 2
/** Pages that load pictures late keep their address here. */
const LATE_SOURCES = ['data-src', 'data-lazy-src', 'data-original']
/** Elements inside elements; nobody writes more, and browsers choke on it. */
const DEEPEST = 60
/** No tag is shorter. */
const TAG_CHARACTERS = 3

/**
 * HTML of a feed, harmless: nothing that runs, loads, submits, frames or counts readers; links and
 * pictures with whole web addresses.
 */
export function sanitizeHtml(html: string, baseAddress: string): string {
  if (!/[<&]/.test(html)) return html
  return sanitize(withoutTraps(html), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target'],
      img: ['src', 'alt', 'title', 'width', 'height'],
      abbr: ['title'],
      time: ['datetime'],
      td: ['colspan', 'rowspan'],
      th: ['colspan', 'rowspan', 'scope'],
      ol: ['start', 'reversed'],
    },
    allowedSchemes: ['http', 'https', 'mailto'],
    allowedSchemesByTag: { img: ['http', 'https'] },
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    nonTextTags: NON_TEXT_TAGS,
    nestingLimit: DEEPEST,
    transformTags: {
      a: (tagName, { href, title }) => ({ tagName, attribs: linkOf(href, title, baseAddress) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictureOf(attribs, baseAddress) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && (!attribs['src'] || isBeacon(attribs)),
  })
}

/** HTML that can be taken apart in good time: elements nested without end leave only their words. */
export function withoutTraps(html: string): string {
  return isEndless(html) ? bareWords(html) : html
}

/**
 * Elements nested without end, as a trap: taking them apart would cost the square of their number. Told
 * by the very parser that takes them apart, which is stopped in time.
 */
function isEndless(html: string): boolean {
  if (html.length < MARKUP.depth * TAG_CHARACTERS) return false
  let depth = 0
  let deepest = 0
  const handler = {
    onopentagname() {
      deepest = Math.max(deepest, ++depth)
    },
    onclosetag() {
      depth--
    },
  }
  readTags(html, handler, () => deepest > MARKUP.depth)
  return deepest > MARKUP.depth
}

/** A picture that nobody is meant to see. */
export function isBeacon(image: { [name: string]: string | undefined }): boolean {
  const sizes = [image['width'], image['height']].map((size) => Number.parseInt(size ?? ''))
  return sizes.some((size) => size <= BEACON_SIZE_PX) || BEACON.test(image['src'] ?? '')
}

function linkOf(href: string | undefined, title: string | undefined, base: string): Attributes {
  const address = /^\s*mailto:/i.test(href ?? '') ? href : webAddress(href, base)
  if (!address) return {}
  const named: Attributes = title === undefined ? {} : { title }
  return { ...named, href: address, rel: 'noopener noreferrer nofollow', target: '_blank' }
}

function pictureOf({ src, ...others }: Attributes, base: string): Attributes {
  const late = LATE_SOURCES.map((name) => others[name]).find((source) => source !== undefined)
  const address = webAddress(src?.startsWith('data:') ? late : (src ?? late), base)
  return address === null ? others : { ...others, src: address }
}

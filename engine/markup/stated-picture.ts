import { hostOf } from '../addresses/host-of.ts'
import { isPictureAddress } from '../addresses/picture-address.ts'
import { webAddress } from '../addresses/web-address.ts'
import { readTags } from './read-tags.ts'
import { boundPictures } from './pictures/bound-picture.ts'
import { firstOfList } from './pictures/listed-pictures.ts'
import { setOfJson } from './pictures/set-of-json.ts'
import { LINKED } from './pictures/told-around.ts'
import { fromSet, largerInSet } from './picture-sets.ts'

type Attributes = { [name: string]: string | undefined }

/** Attributes that hold the address of a picture that a script loads late. */
const LATE_SOURCES =
  `data-src data-lazy-src data-lazy data-original data-original-src data-actualsrc data-echo
  data-full-url data-hi-res-src data-flickity-lazyload nitro-lazy-src data-cfsrc data-img-src
  data-lazyload data-lazyload-src data-lazy-original data-srclazy data-ezsrc data-pagespeed-lazy-src
  data-wpfc-original-src data-sf-src data-opt-src data-defer-src data-delayed-url data-li-src
  lazy-src lazysrc`.split(/\s+/)
/**
 * Endings of names of attributes for a late srcset: "data-srcset", "nitro-lazy-srcset",
 * "data-original-set".
 */
const LATE_SET = /[\w-](?:src|lazy-?|-)set$/
/** Attributes that usually hold the address of the same picture, but may hold something else. */
const LIKELY_SOURCES = ['data-url', 'data-image', 'data-orig-file', 'data-large-file']
/** Names of other attributes that may hold the address of a picture, if `src` has a real one. */
const OTHER_SOURCE = /^(?:data[-_]|_|lazy|nitro-)/
/**
 * Names of attributes that may hold the address if `src` has none: any but those with another known
 * purpose.
 */
const MAY_BE_SOURCE =
  /^(?!(?:src|alt|title|style|class|id|name|longdesc|usemap|cite|on\w{1,40}|aria-\w{1,40})$)/
/** The most attributes of a picture that are read. */
const MOST_ATTRIBUTES = 50
/** The width to request if an address leaves it open. */
const OPEN_WIDTH = '1080'
const LEAVES_WIDTH_OPEN = /\{(?:width|w|size)\}|%7B(?:width|w|size)%7D/gi
/** File names of placeholders, which are shown until a picture is loaded. */
const PLACEHOLDER =
  /(?:^|[/_.-])(?:placeholder|blank|spacer|transparent|trans|lazy(?:[-_]?load(?:er|ing)?)?|loading|loader|gr[ae]y|1x1|empty|none|nothing|dot|spinner|no-?image)(?:[-_]\w{1,20})?\.(?:gif|png|svg|jpe?g|webp)(?:\?|$)|^(?:data|about|javascript|blob|file|cid):|^(?:#|undefined|null|none|false|\/\/:0|https?:\/\/)?$/i

/** Hosts that count readers by pictures. */
const COUNTING_HOST =
  /^https?:\/\/(?:[\w-]{1,60}\.){0,6}(?:parsely\.com\/|amazon-adsystem\.com\/|stats\.wp\.com|sendgrid\.net\/wf\/|feedburner\.com\/~|feedsportal\.com|doubleclick\.net|google-analytics\.com|scorecardresearch\.com|quantserve\.com|pixel\.wp\.com|stats\.wordpress\.com|counter\.yadro\.ru|mc\.yandex\.ru|facebook\.com\/tr\b|list-manage\.com\/track|xiti\.com\/|ivwbox\.de\/|met\.vgwort\.de\/|feedpress\.me\/|counter\.theconversation\.com\/|statcounter\.com\/|histats\.com\/|goatcounter\.com\/count|hm\.baidu\.com\/|top\.mail\.ru\/counter)/i
/** Paths of programs that count visits, not of files: "/open?id=7", "/pixel.gif". */
const COUNTING_PLACE =
  /\/(?:(?:(?:rss|feed|mail|email|tracking|republication|impression|conversion)[-_]?)?pixel|beacon|track(?:er|ing)?|stats?|open|matomo|piwik|impressions?|collect|__utm|counter|count|hit|1x1|spacer|blank|transparent|clear)(?:\.(?:gif|php|aspx?|cgi|ashx))?(?:[?;]|\/[^./]{0,500}(?:\?|$)|$)/i
/** Names of files of one pixel, which count visits. */
const COUNTING_FILE =
  /\/(?:(?:(?:track(?:er|ing)?|rss|feed|e?mail)[-_]?)?pixel|track(?:er|ing)?|beacon|1x1|spacer|blank|transparent|clear)\.(?:png|webp)(?:\?|$)/i
/**
 * Parts of addresses by which some programs count: "/?republication-pixel=true",
 * "/ss/o/u001.1f3e/o.gif".
 */
const COUNTING_PART = /[?&]republication-pixel=|\/ss\/o\//i
/** Hosts that are named for counting: "pixel.harbour.example". */
const COUNTING_NAME =
  /^https?:\/\/(?:pixel|beacon|tracking|trk|counter|metrics|analytics)\d{0,3}\./i
/**
 * Paths of programs that only count as such at the end of a text: "/p?id=1", "/o.gif?id=1",
 * "/log/1f3e?id=1".
 */
const COUNTING_AT_END =
  /\/(?:(?!qr\b)[a-z\d_]{1,2}|(?:imp|log|ping|events?|views?|seen|opened|trk|pxl|hit)(?:\/[\w-]{1,200})?)(?:\.(?:gif|php|aspx?|cgi|ashx))?\?/i
const ENDS_TEXT =
  /^(?:\s|<\/(?:p|div|span|td|tr|tbody|table|center|section|article|body|html)>|<br\s{0,3}\/?>)*$/i
const MOST_AT_END = 5
/** The most characters between the last picture and the end of a text, which are closing tags. */
const END_CHARACTERS = 2000
/**
 * Attributes that describe a picture or its look. A picture at the end with one of them is no
 * counter.
 */
const SAYS_MORE = ['alt', 'title', 'width', 'height', 'class', 'srcset', 'sizes']
const COUNTING_SIZE_PX = 2
/** Matches styles that stretch a picture, whatever its stated size. */
const GROWING_STYLE = /(?:^|[;\s])(?:width|height)\s*:\s*(?:100%|auto)/i
const TINY_STYLE = /(?:^|[;\s])(?:max-)?(?:width|height)\s*:\s*[012](?:px)?\s*(?:!|;|$)/i
const HIDDEN_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/**
 * The whole address of a picture as readers finally see it, with late sources before placeholders.
 * `sources` are those of the `picture` element around it.
 */
export function statedAddress(
  image: Attributes,
  sources: readonly Attributes[],
  base: string,
): string | null {
  const src = image['src']?.replaceAll(LEAVES_WIDTH_OPEN, OPEN_WIDTH)
  const isReal = src !== undefined && src.trim() !== '' && !isPlaceholder(src)
  const stated = [
    ...[image, ...sources].flatMap(lateSources),
    ...[image, ...sources].flatMap(lateSets),
    ...[image, ...sources].flatMap(boundPictures),
    ...(isReal ? [largerInSet(image['srcset'], src), largerInSource(sources, src), src] : []),
    ...LIKELY_SOURCES.map((name) => likeAddress(image[name])),
    ...[image, ...sources].map((one) => fromSet(one['srcset'] ?? null)),
    ...otherAddresses(image, isReal),
    ...sources.map((one) => likeAddress(one['src'])),
    ...(isReal ? [] : [image[LINKED]]),
    ...(isNowhere(src) ? [] : [src]),
  ]
  for (const address of stated) {
    const whole = webAddress(address, base)
    if (whole !== null) return whole
  }
  return null
}

/** Says if an address is that of a placeholder for a picture that is loaded later. */
export function isPlaceholder(src: string): boolean {
  return PLACEHOLDER.test(src.trim())
}

/** Says if a value is one that programs write instead of an address. */
function isNowhere(src = ''): boolean {
  return /^(?:#|undefined|null|none|false)?$/i.test(src.trim())
}

/** The addresses that load late, after larger ones from a srcset of the same picture. */
function lateSources(element: Attributes): (string | undefined)[] {
  const stated = LATE_SOURCES.map((name) => likeAddress(element[name]))
  const late = stated.find((address) => address !== undefined)
  if (late === undefined) return []
  const larger = setsOf(element).map((set) => largerInSet(set, late) ?? undefined)
  return [...larger, ...stated]
}

function lateSets(element: Attributes): (string | null)[] {
  return setsOf(element).map(fromSet)
}

function setsOf(element: Attributes): string[] {
  return Object.entries(element)
    .slice(0, MOST_ATTRIBUTES)
    .flatMap(([name, set = '']) => (LATE_SET.test(name) ? (setOfJson(set) ?? set) : []))
}

/**
 * The larger picture from a `source` of the same `picture` element, if its set has this very
 * picture.
 */
function largerInSource(sources: readonly Attributes[], src: string): string | null {
  const sets = sources.flatMap(({ srcset = '' }) => (srcset.includes(src.trim()) ? srcset : []))
  return sets.map((set) => largerInSet(set, src)).find((address) => address !== null) ?? null
}

function otherAddresses(image: Attributes, isReal: boolean): (string | null | undefined)[] {
  return Object.entries(image)
    .slice(0, MOST_ATTRIBUTES)
    .filter(([name]) => name !== LINKED && (isReal ? OTHER_SOURCE : MAY_BE_SOURCE).test(name))
    .map(([, value = '']) =>
      isPictureAddress(value) || setOfJson(value) ? likeAddress(value) : null,
    )
}

/**
 * The address in a value; undefined if it has none, because such attributes may also hold "true" or
 * other data.
 */
function likeAddress(value: string | undefined): string | undefined {
  const inJson = setOfJson(value ?? '')
  if (inJson !== null) return fromSet(inJson) ?? undefined
  const stated = (firstOfList(value ?? '') ?? value?.trim() ?? '').replaceAll(
    LEAVES_WIDTH_OPEN,
    OPEN_WIDTH,
  )
  const isWhole = !/[\s{}<>]/.test(stated) || (isPictureAddress(stated) && !/[\n{}<>]/.test(stated))
  return /[./]/.test(stated) && isWhole && !isPlaceholder(stated) ? stated : undefined
}

/**
 * Removes the size of a one-pixel placeholder from its picture. The address must have the ending of
 * a picture, because counters load late, too.
 */
export function withoutSizeOfStandIn<T extends Attributes>(image: T, address: string): T {
  const { src = '', style = '' } = image
  const isStandIn = isPlaceholder(src) || lateSources(image).length > 0 || setsOf(image).length > 0
  if (!isStandIn || !isPictureAddress(address) || isPlaceholder(address)) return image
  const own = { ...image }
  for (const side of ['width', 'height'] as const) {
    if (Number.parseInt(own[side] ?? '') <= COUNTING_SIZE_PX) delete own[side]
  }
  if (TINY_STYLE.test(style)) delete own['style']
  return own
}

/**
 * Says if a picture is an invisible counter: by its size or style, its host, or a program's address
 * without a description. A name alone, such as "open.png", proves nothing.
 */
export function isCounter(image: Attributes): boolean {
  const { src = '', style = '', alt = '' } = image
  const sizes = [image['width'], image['height']].map((size) =>
    size?.includes('%') ? Number.NaN : Number.parseInt(size ?? ''),
  )
  const tiny = sizes.filter((size) => size <= COUNTING_SIZE_PX)
  // Pages with late loading write sizes of 0 for pictures whose size they do not know yet.
  const isUnsized = image['loading']?.toLowerCase() === 'lazy' || GROWING_STYLE.test(style)
  if (tiny.some((size) => size > 0 || !isUnsized) || TINY_STYLE.test(style)) return true
  if (COUNTING_HOST.test(src)) return true
  const isLate = LATE_SOURCES.some((name) => image[name] !== undefined)
  if (!isLate && (HIDDEN_STYLE.test(style) || image['hidden'] !== undefined)) return true
  return alt.trim() === '' && !sizes.some((size) => size > 0) && isProgram(src)
}

function isProgram(src: string): boolean {
  const isNamed = [COUNTING_PLACE, COUNTING_FILE, COUNTING_PART].some((name) => name.test(src))
  return isNamed || (COUNTING_NAME.test(src) && !isPictureAddress(src))
}

/**
 * Removes counters at the end of a text: images without a description that a program on another
 * host than `base` serves. A text without words is unchanged.
 */
export function withoutCountersAtEnd(html: string, base: string): string {
  let rest = html
  for (let cut = 0; cut < MOST_AT_END; cut++) {
    const at = rest.lastIndexOf('<img')
    const end = at < 0 ? -1 : rest.indexOf('>', at)
    const tail = rest.slice(end + 1)
    if (end < 0 || tail.length > END_CHARACTERS || !ENDS_TEXT.test(tail)) break
    if (!isCountingAtEnd(rest.slice(at, end + 1), base) || !hasWords(rest.slice(0, at))) break
    rest = rest.slice(0, at) + tail
  }
  return rest
}

function isCountingAtEnd(tag: string, base: string): boolean {
  let image: Attributes = {}
  const onopentag = (_: string, attributes: Attributes) => (image = attributes)
  readTags(tag, { onopentag }, () => false)
  const address = webAddress(image['src'], base)
  if (address === null || hostOf(address) === hostOf(base)) return false
  return !SAYS_MORE.some((name) => image[name]?.trim()) && COUNTING_AT_END.test(address)
}

function hasWords(html: string): boolean {
  let found = false
  const ontext = (words: string) => (found ||= /[\p{L}\d]/u.test(words))
  readTags(html, { ontext }, () => found)
  return found
}

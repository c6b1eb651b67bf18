import { webAddress } from '../addresses/web-address.ts'
import { fromSet } from './picture-sets.ts'

type Attributes = { [name: string]: string | undefined }

/** Where pages that load pictures late keep their address. */
const LATE_SOURCES = [
  'data-src',
  'data-lazy-src',
  'data-lazy',
  'data-original',
  'data-original-src',
  'data-actualsrc',
  'data-echo',
]
const LATE_SETS = ['data-srcset', 'data-lazy-srcset', 'data-original-set']
/** The same, or something else, beside an address that loads at once. */
const LIKELY_SOURCES = ['data-url', 'data-image', 'data-orig-file', 'data-large-file']
/** Names of what stands in for a picture until it is loaded. */
const PLACEHOLDER =
  /(?:^|[/_.-])(?:placeholder|blank|spacer|transparent|trans|lazy(?:[-_]?load(?:er|ing)?)?|loading|loader|gr[ae]y|1x1|empty)(?:[-_]\w{1,20})?\.(?:gif|png|svg|jpe?g|webp)(?:\?|$)|^data:|^about:/i

/** Hosts that count readers by pictures. */
const COUNTING_HOST =
  /^https?:\/\/(?:[\w-]{1,60}\.){0,6}(?:feedburner\.com\/~|feedsportal\.com|doubleclick\.net|google-analytics\.com|scorecardresearch\.com|quantserve\.com|pixel\.wp\.com|stats\.wordpress\.com|counter\.yadro\.ru|mc\.yandex\.ru|facebook\.com\/tr\b|list-manage\.com\/track)/i
/** Programs that count, not files: "/open?id=7", "/pixel.gif". */
const COUNTING_PLACE =
  /\/(?:pixel|beacon|track(?:er|ing)?|stats?|open|counter|count|hit|1x1|spacer|blank|transparent|clear)(?:\.(?:gif|php|aspx?|cgi|ashx))?(?:[?;]|\/[^./]{0,500}(?:\?|$)|$)/i
const COUNTING_SIZE_PX = 2
const TINY_STYLE = /(?:^|[;\s])(?:max-)?(?:width|height)\s*:\s*[012](?:px)?\s*(?:!|;|$)/i
const HIDDEN_STYLE = /(?:^|[;\s])(?:display\s*:\s*none|visibility\s*:\s*hidden)/i

/**
 * The whole address of a picture as a reader is meant to see it, in the end: what loads late before what stands in
 * for it. `sources` are those of a `picture` around it.
 */
export function statedAddress(
  image: Attributes,
  sources: readonly Attributes[],
  base: string,
): string | null {
  const { src } = image
  const isReal = src !== undefined && src.trim() !== '' && !isPlaceholder(src)
  const stated = [
    ...LATE_SOURCES.map((name) => likeAddress(image[name])),
    ...[image, ...sources].flatMap((one) => LATE_SETS.map((name) => fromSet(one[name] ?? null))),
    isReal ? src : undefined,
    ...LIKELY_SOURCES.map((name) => likeAddress(image[name])),
    ...[image, ...sources].map((one) => fromSet(one['srcset'] ?? null)),
    src,
  ]
  for (const address of stated) {
    const whole = webAddress(address, base)
    if (whole !== null) return whole
  }
  return null
}

/** Whether it only stands in for a picture that is loaded later. */
export function isPlaceholder(src: string): boolean {
  return PLACEHOLDER.test(src.trim())
}

/** Attributes of that name also say "true", or hold data. */
function likeAddress(value: string | undefined): string | undefined {
  const stated = value?.trim() ?? ''
  return /[./]/.test(stated) && !/[\s{}<>]/.test(stated) && !isPlaceholder(stated)
    ? stated
    : undefined
}

/**
 * A picture that nobody is meant to see: by its size, by where it is, or by being a program's answer that nothing
 * describes. A name alone, such as "open.png", tells nothing.
 */
export function isCounter(image: Attributes): boolean {
  const { src = '', style = '', alt = '' } = image
  const sizes = [image['width'], image['height']].map((size) => Number.parseInt(size ?? ''))
  if (sizes.some((size) => size <= COUNTING_SIZE_PX) || TINY_STYLE.test(style)) return true
  if (COUNTING_HOST.test(src)) return true
  const isLate = LATE_SOURCES.some((name) => image[name] !== undefined)
  if (!isLate && (HIDDEN_STYLE.test(style) || image['hidden'] !== undefined)) return true
  return alt.trim() === '' && !sizes.some((size) => size > 0) && COUNTING_PLACE.test(src)
}

import sanitize, { type Attributes } from 'sanitize-html'
import { MARKUP } from '../limits.ts'
import { bareWords } from './bare-words.ts'
import { embedsAsLinks } from './embeds/embed-links.ts'
import { BROUGHT_OUT, livePictures } from './live-pictures.ts'
import { shownSize } from './ornaments.ts'
import { isForScreens } from './picture-sets.ts'
import { picturesAsImages } from './pictures-as-images.ts'
import { withPlainQuotes } from './pictures/plain-quotes.ts'
import { STARTS, toldAtPictures } from './pictures/told-around.ts'
import { withWholeEnd } from './pictures/whole-end.ts'
import { readTags } from './read-tags.ts'
import {
  isCounter,
  isPlaceholder,
  statedAddress,
  withoutCountersAtEnd,
  withoutSizeOfStandIn,
} from './stated-picture.ts'
import { webAddress } from '../addresses/web-address.ts'

const ALLOWED_TAGS =
  `a abbr b blockquote br caption cite code dd del details div dl dt em figcaption figure h1 h2 h3 h4
  h5 h6 hr i img ins kbd li mark ol p pre q s samp small span strong sub summary sup table tbody td
  tfoot th thead time tr u ul var wbr`.split(/\s+/)

/** Elements dropped with their content. */
const NON_TEXT_TAGS =
  'script style textarea option noscript template title xmp noembed noframes'.split(' ')

/** The deepest nesting of elements. Authors never write more, and browsers slow down with it. */
const DEEPEST = 60
/** The fewest characters of a tag. */
const TAG_CHARACTERS = 3
/** The most files of one picture. */
const MOST_SOURCES = 20

/**
 * Sanitizes the HTML of a feed: nothing may run, load, submit, frame or count readers. Links and
 * pictures get whole web addresses, based on a `base` element in the text if there is one. Players
 * are replaced by a link that is marked with their kind.
 */
export function sanitizeHtml(html: string, baseAddress: string): string {
  if (!/[<&]/.test(html)) return html
  const whole = withWholeEnd(withPlainQuotes(withoutEndlessNesting(html)))
  const base = baseIn(whole, baseAddress)
  const bounded = withoutCountersAtEnd(whole, baseAddress)
  const pictures = picturesOf(base)
  const told = toldAtPictures(picturesAsImages(bounded), base)
  return sanitize(livePictures(embedsAsLinks(told, base)), {
    allowedTags: ALLOWED_TAGS,
    allowedAttributes: {
      a: ['href', 'title', 'rel', 'target', 'data-embed', 'data-poster'],
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
      a: (tagName, attribs) => ({ tagName, attribs: linkOf(attribs, base) }),
      picture: (tagName, attribs) => ({ tagName, attribs: pictures.begin(attribs) }),
      source: (tagName, attribs) => ({ tagName, attribs: pictures.add(attribs) }),
      img: (tagName, attribs) => ({ tagName, attribs: pictures.show(attribs) }),
    },
    exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs['src'],
  })
}

/** The base of addresses in a text: the first `base` in it, as on a page. */
function baseIn(html: string, around: string): string {
  if (!/<base\s/i.test(html)) return around
  let found: string | null = null
  const onopentag = (name: string, { href }: Attributes) => {
    if (name === 'base') found ??= webAddress(href, around)
  }
  readTags(html, { onopentag }, () => found !== null)
  return found ?? around
}

/** Makes HTML fast to parse: if its elements are nested endlessly, only its words are kept. */
export function withoutEndlessNesting(html: string): string {
  return isEndless(html) ? bareWords(html) : html
}

/**
 * Says if elements are nested without end, as a trap: parsing them would take quadratic time. The
 * text is read only until the limit is exceeded.
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

function linkOf({ href, title, ...others }: Attributes, base: string): Attributes {
  const address = /^\s*mailto:/i.test(href ?? '') ? href : webAddress(href, others[STARTS] ?? base)
  if (!address) return {}
  const named: Attributes = title === undefined ? {} : { title }
  const link = { href: address, rel: 'noopener noreferrer nofollow', target: '_blank' }
  return { ...named, ...link, ...markOf(others, base) }
}

/** The attributes that mark a link to something that can be played. */
function markOf(
  { 'data-embed': kind, 'data-poster': poster }: Attributes,
  base: string,
): Attributes {
  if (kind !== 'frame' && kind !== 'video' && kind !== 'audio') return {}
  const still = webAddress(poster, base)
  return { 'data-embed': kind, ...(still !== null && { 'data-poster': still }) }
}

/** Reads the pictures of a text in order. A picture that `noscript` repeats is shown once. */
function picturesOf(base: string) {
  let sources: Attributes[] = []
  let last: { address: string; isBroughtOut: boolean } | null = null
  return {
    begin(attributes: Attributes): Attributes {
      sources = []
      return attributes
    },
    add(attributes: Attributes): Attributes {
      if (sources.length < MOST_SOURCES && isForScreens(attributes)) sources.push(attributes)
      return attributes
    },
    show({ src, ...said }: Attributes): Attributes {
      const stated = { ...said, ...(src !== undefined && { src }) }
      const address = statedAddress(stated, sources, said[STARTS] ?? base)
      sources = []
      if (address === null) return {}
      const own = withoutSizeOfStandIn(stated, address)
      if (isCounter({ ...own, src: address })) return {}
      const isBroughtOut = BROUGHT_OUT in said
      const { width: _, height: __, ...others } = said
      const before = last
      last = { address, isBroughtOut }
      const isStandIn = before?.isBroughtOut === true && isPlaceholder(src ?? '')
      const isSame = before !== null && withoutQuery(before.address) === withoutQuery(address)
      const isTwice = isSame && (isBroughtOut || before.isBroughtOut)
      return isTwice || (isStandIn && address === webAddress(src, base))
        ? {}
        : { ...others, ...shownSize(own), src: address }
    },
  }
}

function withoutQuery(address: string): string {
  return address.split(/[?#]/, 1)[0]!
}

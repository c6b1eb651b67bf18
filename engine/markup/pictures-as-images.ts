import { Parser } from 'htmlparser2'
import { isPictureAddress } from '../addresses/picture-address.ts'
import { posterOf } from './embeds/embed.ts'
import { isForScreens } from './picture-sets.ts'
import { boundPictures } from './pictures/bound-picture.ts'
import { firstOfList } from './pictures/listed-pictures.ts'
import { mayNamePictures, namedPictures } from './pictures/named-pictures.ts'

type Attributes = Readonly<Record<string, string>>

const MAY_HAVE =
  /<(?:picture|amp-img|amp-anim|image|object|embed|video)\b|\bbackground|\bdata-(?:bg|lazy-bg)|[;"'\s]--[\w-]{1,40}:\s{0,9}url\(|<[a-z]{1,20}-(?:img|image|picture)\b/i
/** Elements that represent an image, with the attributes of its address. */
const LIKE_IMAGES: ReadonlyMap<string, string> = new Map([
  ['amp-img', 'src'],
  ['amp-anim', 'src'],
  ['image', 'src'],
  ['object', 'data'],
  ['embed', 'src'],
])
/** Custom elements named for pictures: "lazy-image". */
const OWN_IMAGE = /^[a-z]{1,20}-(?:img|image|picture)$/
const PLUG_INS = new Set(['object', 'embed'])
/**
 * Elements whose background is not taken for a picture. Most cannot contain an image directly, and
 * mails color the cells of tables.
 */
const NEVER_BACKGROUND = new Set(
  'img table tbody thead tfoot tr td th ul ol dl svg body source'.split(' '),
)
const LATE_BACKGROUNDS =
  `data-bg data-bg-image data-bg-url data-background data-background-image data-background-url
  data-lazy-bg data-lazy-background data-bgset`.split(/\s+/)
const DRAWING = /\.svg(?:[?#]|$)/i
/** Elements that are visible without text. */
const SHOWING = new Set('img svg video audio iframe object embed canvas hr input'.split(' '))
/**
 * The most images that are made for one text, and `MOST_SOURCES` for one picture. A page with more
 * is not a text.
 */
const MOST_MADE = 200
const MOST_SOURCES = 20
const NAME = /^[a-z_][a-z\d_-]{0,40}$/

interface Open {
  tag: string
  attributes: Attributes
  sources: Attributes[]
  showsSomething: boolean
}

/**
 * Replaces pictures in other forms by `img` elements: those of AMP pages, `picture` elements
 * without an image, empty blocks with a background, stills of videos without a file. The result is
 * not sanitized.
 */
export function picturesAsImages(html: string): string {
  if (!MAY_HAVE.test(html) && !mayNamePictures(html)) return html
  const pieces: string[] = []
  const open: Open[] = []
  let from = 0
  let made = 0
  let svgDepth = 0
  let isOver = false

  function put(start: number, end: number, image: Attributes | null) {
    if (++made > MOST_MADE) return
    pieces.push(html.slice(from, start), image === null ? '' : imageTag(image))
    from = end
  }

  const parser = new Parser({
    onopentag(tag, attributes) {
      if (tag === 'svg') svgDepth++
      const like = svgDepth > 0 ? undefined : likeImage(tag, attributes, open.at(-1)?.tag)
      if (like !== undefined) put(parser.startIndex, parser.endIndex + 1, like)
      const around = open.at(-1)
      if (tag === 'source' && around && around.sources.length < MOST_SOURCES)
        around.sources.push(attributes)
      const showsSomething = SHOWING.has(tag) || Boolean(like)
      open.push({ tag, attributes, sources: [], showsSomething })
    },
    ontext(text) {
      const around = open.at(-1)
      if (around && !around.showsSomething && /[^\s\u200b]/.test(text)) around.showsSomething = true
    },
    onclosetag(tag, isImplied) {
      const closed = open.pop()
      if (!closed) return
      if (tag === 'svg') svgDepth--
      const images = imagesOf(closed)
      const isVideo = /^video(?:-js)?$/.test(tag) && !isImplied
      const at = isOver ? html.length : isVideo ? parser.endIndex + 1 : parser.startIndex
      if (svgDepth === 0) for (const image of images) put(at, at, image)
      const around = open.at(-1)
      if (around) around.showsSomething ||= closed.showsSomething || images.length > 0
    },
  })
  parser.write(html)
  isOver = true
  parser.end()
  return pieces.join('') + html.slice(from)
}

/**
 * The image that an element stands for; null if the element is to be removed, undefined if it is
 * not a picture.
 */
function likeImage(
  tag: string,
  attributes: Attributes,
  around = '',
): Attributes | null | undefined {
  const isOwn = OWN_IMAGE.test(tag) && isPictureAddress(attributes['src'] ?? '')
  const place = LIKE_IMAGES.get(tag) ?? (isOwn ? 'src' : undefined)
  if (place === undefined) return undefined
  const src = attributes[place] ?? ''
  if (PLUG_INS.has(tag) && !isPictureFile(attributes['type'], src)) return undefined
  const isBeside = 'fallback' in attributes || 'placeholder' in attributes
  if (isBeside && LIKE_IMAGES.has(around)) return null
  const { data: _, width, height, 'lazy-src': late, ...rest } = attributes
  // Custom elements show the first address until the late one has loaded.
  const others = late === undefined || isOwn ? rest : { ...rest, 'lazy-src': late }
  // In a responsive layout, width and height are only a ratio, such as 16 and 9.
  const isRatio = /^(?:responsive|intrinsic|fill)$/i.test(attributes['layout'] ?? '')
  const sizes = { ...(width && { width }), ...(height && { height }) }
  return { ...others, ...(!isRatio && sizes), src }
}

function isPictureFile(type: string | undefined, address: string): boolean {
  return type === undefined ? isPictureAddress(address) : /^\s*image\//i.test(type)
}

/** The images that an element without content shows: one, or those of a gallery. */
function imagesOf(element: Open): Attributes[] {
  const image = imageOf(element)
  if (image !== null) return [image]
  const { tag, attributes, showsSomething } = element
  return showsSomething ? [] : namedPictures(tag, attributes).map((src) => ({ src }))
}

function imageOf({ tag, attributes, sources, showsSomething }: Open): Attributes | null {
  if (tag === 'video' || tag === 'video-js') {
    const { src } = attributes
    const poster = posterOf(attributes) ?? ''
    return poster !== '' && src === undefined && sources.length === 0 ? { src: poster } : null
  }
  if (showsSomething) return null
  if (tag === 'picture') {
    const shown = sources.filter(isForScreens)
    const [first] = shown
    const sets = shown.map(({ srcset }) => srcset ?? '').filter((set) => set !== '')
    return first === undefined ? null : { ...first, ...(sets[0] && { srcset: sets[0] }) }
  }
  const src = NEVER_BACKGROUND.has(tag) ? null : backgroundOf(attributes)
  if (src === null) return null
  const {
    style = '',
    'aria-label': label = '',
    'data-alt': alt = label,
    class: kind = '',
  } = attributes
  return { src, style, alt, class: kind }
}

function backgroundOf(attributes: Attributes): string | null {
  for (const name of LATE_BACKGROUNDS) {
    const stated = attributes[name]?.trim() ?? ''
    const address = addressInStyle(stated) ?? stated
    if (/[./]/.test(address) && !/[\s{}<>]/.test(address)) return address
  }
  const { style = '', 'data-src': source = '' } = attributes
  const late = firstOfList(source) ?? source
  if (isPictureAddress(late) && !/[\s<>]/.test(late)) return late
  const [bound] = boundPictures(attributes)
  if (bound !== undefined) return bound
  const at = style.search(
    /(?:^|[;\s])(?:background(?:-image)?\s{0,9}:|--[\w-]{1,40}:\s{0,9}url\()/i,
  )
  const stated = at < 0 ? null : addressInStyle(style.slice(at))
  // An SVG file as the background of a style is an icon.
  return stated !== null && DRAWING.test(stated) ? null : stated
}

/** The first address of a file in a style; null if there is none. */
function addressInStyle(style: string): string | null {
  const address = /\burl\(\s*(?:"([^"]*)"|'([^']*)'|([^"'()\s]*))/i
    .exec(style)
    ?.slice(1)
    .find(Boolean)
  return address === undefined || /^data:/i.test(address) ? null : address
}

/** Writes an image in HTML, with any attributes. */
export function imageTag(attributes: Attributes): string {
  const stated = Object.entries(attributes).flatMap(([name, value]) =>
    NAME.test(name) ? ` ${name}="${escaped(value)}"` : [],
  )
  return `<img${stated.join('')}>`
}

function escaped(value: string): string {
  return value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

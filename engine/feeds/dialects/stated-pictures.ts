import { isPictureAddress } from '../../addresses/picture-address.ts'
import { isOrnament } from '../../markup/ornaments.ts'
import { firstPicture } from '../../markup/first-picture.ts'
import { fromSet } from '../../markup/picture-sets.ts'
import { webAddress } from '../../addresses/web-address.ts'
import type { RawEnclosure, RawItem } from './raw-feed.ts'
import { childOf, childrenOf, type XmlElement } from './xml-tree.ts'

/** A picture with a smaller stated width is used only if there is no larger one. */
const SMALL_PX = 200
/**
 * If several pictures are given, the first is used, unless it is narrower than this: then it is a
 * preview.
 */
const PREVIEW_PX = 400
/** Names of picture elements that programs write outside any vocabulary. */
const OWN_NAMES = new Set(
  `image images img picture photo thumbnail thumb thumbnailurl thumbnail_url imageurl image_url
  image-url featuredimage featured_image featured-image post-thumbnail post_thumbnail coverimage
  cover_image cover mainimage main_image leadimage lead_image enclosureimage`.split(/\s+/),
)
const MEDIA_NAMES = /^(?:media|itunes|podcast):/
const BARE_TYPE = /^(?:image|jpe?g|jpg|png|gif|webp|avif)$/
const NO_TYPE = /^(?:(?:application|binary)\/(?:octet-stream|unknown|x-unknown|force-download))?$/
/** Matches an address, because other feeds have words in the same field. */
const ADDRESS = /^(?:https?:)?\/\/\S+$|^\/\S+$/i

interface Picture {
  address: string | undefined
  /** Undefined if the feed does not state it. */
  width?: number | undefined
  height?: number | undefined
  isDefault?: boolean
}

/** Pictures that an entry states, those of its content first; small ones separately. */
export function picturesOf(
  entry: XmlElement,
  enclosures: RawEnclosure[],
): Pick<RawItem, 'images' | 'smallImages'> {
  const pictures = [
    ...mediaPictures(entry),
    ...[childOf(entry, 'itunes:image'), childOf(entry, 'podcast:image')].map(pictureOf),
    ...childrenOf(entry, 'podcast:images').map(({ attributes: { srcset } }) => ({
      address: fromSet(srcset ?? null) ?? undefined,
    })),
    ...enclosures.filter(isPictureFile).map(({ url }) => ({ address: url })),
    ...[...childrenOf(entry, 'link'), ...childrenOf(entry, 'atom:link')]
      .filter(isPictureLink)
      .map(pictureOf),
    ...entry.children.filter(isOwnPicture).map(pictureOf),
  ]
  const isSmall = ({ width = Infinity }: Picture) => width < SMALL_PX
  const addresses = (some: Picture[]) => some.map(({ address }) => address)
  return {
    images: addresses(pictures.filter((picture) => !isSmall(picture))),
    smallImages: addresses(pictures.filter(isSmall)),
  }
}

/** Pictures of media: the pictures themselves, then previews of them and of videos. */
function mediaPictures(entry: XmlElement, inOrder = firstMeant): Picture[] {
  const contents = childrenOf(entry, 'media:content')
  const thumbnails = [
    childrenOf(entry, 'media:thumbnail'),
    contents.flatMap((content) => childrenOf(content, 'media:thumbnail')),
  ]
  return [
    ...inOrder(contents.filter(isPictureContent).map(pictureOf)),
    ...thumbnails.flatMap((some) => largestFirst(some.map(pictureOf))),
    ...childrenOf(entry, 'media:group').flatMap((group) => mediaPictures(group, largestFirst)),
  ]
}

/**
 * Says if a link leads to a picture, by its relation to the entry. With "preview" it may also lead
 * to a page.
 */
function isPictureLink({ attributes: { rel = '', type = '', href = '' } }: XmlElement): boolean {
  const [relation = ''] = rel.trim().toLowerCase().split('/').slice(-1)
  if (/^(?:image|image_src|thumbnail)$/.test(relation)) return !/^text\//i.test(type.trim())
  return relation === 'preview' && isPictureFile({ url: href, type })
}

/**
 * Says if content is a picture: by its medium or type, else by the end of its address, else by a
 * width and height without a duration.
 */
function isPictureContent({ attributes }: XmlElement): boolean {
  const { url = '', type, duration, width, height } = attributes
  const medium = attributes['medium']?.trim().toLowerCase()
  if (medium === 'document' && type) return isPictureFile({ url, type })
  if (medium !== undefined && medium !== '') return medium === 'image'
  const isMeasured = width !== undefined && height !== undefined && duration === undefined
  return isPictureFile({ url, type }) || (!type && isMeasured && !/\.\w{2,4}(?:\?|$)/.test(url))
}

/** Says if a file is a picture: by its type, else by its name, because many feeds state no type or a wrong one. */
export function isPictureFile({
  url = '',
  type = '',
}: Pick<RawEnclosure, 'url' | 'type'>): boolean {
  const stated = type.trim().toLowerCase()
  if (stated.startsWith('image/') || BARE_TYPE.test(stated)) return true
  return NO_TYPE.test(stated) && isPictureAddress(url)
}

function pictureOf(element: XmlElement | undefined): Picture {
  const { width, height, isdefault } = element?.attributes ?? {}
  return {
    address: addressOf(element),
    width: pixels(width),
    height: pixels(height),
    isDefault: isdefault?.toLowerCase() === 'true',
  }
}

function pixels(stated: string | undefined): number | undefined {
  const size = Number.parseInt(stated ?? '')
  return size > 0 ? size : undefined
}

/** The address of a picture in an element: in an attribute, as its text, in an element or markup inside. */
function addressOf(element: XmlElement | undefined): string | undefined {
  if (!element) return undefined
  const { attributes, children, base } = element
  const text = element.text.trim()
  const said = [
    attributes['url'],
    attributes['href'],
    attributes['src'],
    attributes['rdf:resource'],
  ]
  const inside = children.find(({ name }) => /^(?:\w+:)?(?:url|img|src|link)$/.test(name))
  const stated =
    said.find((address) => address?.trim()) ??
    (text.startsWith('<') ? (firstPicture(text) ?? undefined) : text || addressOf(inside))
  // The element's own xml:base, if it has one.
  return attributes['xml:base'] ? (webAddress(stated, base ?? '') ?? stated) : stated
}

/** Says if a field that a program added outside any vocabulary holds the address of a picture. */
function isOwnPicture(element: XmlElement): boolean {
  const { name } = element
  const local = name.slice(name.indexOf(':') + 1)
  if (MEDIA_NAMES.test(name) || !OWN_NAMES.has(local)) return false
  const address = addressOf(element) ?? ''
  return ADDRESS.test(address) || (isPictureAddress(address) && !/\s/.test(address))
}

/** Puts first the default picture of several, else the first one in its largest size. */
function firstMeant(pictures: Picture[]): Picture[] {
  const seen = pictures.filter(({ address }) => address && !isOrnament({ src: address }))
  const first = seen.find(({ isDefault }) => isDefault) ?? seen[0]
  if (!first || first.isDefault) return first ? [first, ...seen] : []
  const same = seen.filter((picture) => withoutSizes(picture) === withoutSizes(first))
  const [largest = first] = largestFirst(same)
  const isPreview = (largest.width ?? Infinity) < PREVIEW_PX
  return [...(isPreview ? largestFirst(seen) : [largest]), ...seen]
}

function largestFirst(pictures: Picture[]): Picture[] {
  const rank = ({ isDefault, width = PREVIEW_PX }: Picture) => (isDefault ? Infinity : width)
  return pictures.toSorted((a, b) => (rank(a) === rank(b) ? 0 : rank(b) - rank(a)))
}

/** A key that the sizes of one picture share, if their addresses differ only by the stated sizes. */
function withoutSizes({ address = '', width, height }: Picture): string {
  const sizes = [width, height].filter((size) => size !== undefined).map(String)
  return sizes.reduce((rest, size) => rest.replaceAll(size, ''), address)
}

/** The cover of an episode or of a podcast. */
export function coverOf(place: XmlElement | undefined): string | undefined {
  return addressOf(childOf(place, 'itunes:image'))
}

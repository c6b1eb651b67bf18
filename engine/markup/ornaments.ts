import { isPlaceholder } from './stated-picture.ts'

type Attributes = { [name: string]: string | undefined }

/** A picture of this width or height, or less, is an ornament. */
const SMALL_PX = 48
const EMOJI_PX = 20
const AVATAR_PX = 48

const EMOJI_CLASS = /(?:^|[\s_-])(?:wp-smiley|emoji|twemoji|emoticon|smiley|custom-emoji)(?:$|\s)/i
const AVATAR_CLASS = /(?:^|[\s_-])(?:avatar|gravatar|author-(?:photo|image))(?:$|\s)/i
/** Hosts and paths of emoji, avatars, share buttons and badges. */
const ORNAMENT_HOST =
  /^https?:\/\/(?:[\w-]{1,60}\.){0,6}(?:w\.org\/images\/core\/emoji|twimg\.com\/emoji|fbcdn\.net\/images\/emoji|gravatar\.com\/|addtoany\.com\/|addthis\.com\/|sharethis\.com\/|pinterest\.com\/images\/pidgets|platform\.twitter\.com\/|shields\.io\/|paypalobjects\.com\/|buymeacoffee\.com\/|creativecommons\.org\/|feeds\.wordpress\.com\/1\.0\/)/i
const ORNAMENT_PLACE =
  /\/(?:(?:tw)?emojis?|emoticons?|smil(?:ey|ie)s?|avatars|profile_images)\/|\/(?:gr)?avatar(?:[-_]?\d{1,4})?\.[a-z]{3,4}(?:\?|$)/i
const NETWORK =
  '(?:facebook|fb|twitter|x|linkedin|whatsapp|pinterest|reddit|telegram|mastodon|bluesky|threads|tumblr|instagram|youtube|flipboard|pocket|digg|e?mail|rss|print)'
// safe expression: words of ours, joined without repeats
const NETWORK_ICON = new RegExp(
  `/(?:(?:social|shar(?:e|ing)|icons?|buttons?|sns)(?:[-_]?(?:media|icons?|buttons?))?/${NETWORK}|(?:icons?|share|btn|social)[-_]${NETWORK}|${NETWORK}[-_](?:icon|share|btn|button))(?:[-_]?\\d{1,4}(?:x\\d{1,4})?)?\\.(?:png|gif|svg|webp)(?:\\?|$)`,
  'i',
)
const SHARING_WORDS =
  /^(?:share (?:on|this|via|to|by|with)|tweet this|pin it|follow (?:us|me) on|email this|print this|save to pocket|(?:teilen|teile) auf|partager sur|compartir en|condividi su)\b/i
const EMOJI_WORDS =
  /^(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u200d|\ufe0f){1,12}$|^:[\w+-]{1,40}:$/u
const SHARING_LINK =
  /^mailto:\?|^https?:\/\/(?:[\w-]{1,60}\.){0,6}(?:facebook\.com\/(?:share|dialog\/share)|(?:twitter|x)\.com\/(?:share|intent)|linkedin\.com\/(?:share|cws)|pinterest\.[a-z]{2,3}\/pin\/create|reddit\.com\/submit|(?:t|telegram)\.me\/share|wa\.me\/\?|api\.whatsapp\.com\/send|addtoany\.com\/|addthis\.com\/|tumblr\.com\/(?:share|widgets)|getpocket\.com\/(?:save|edit)|bsky\.app\/intent|threads\.net\/intent|feeds\.feedburner\.com\/~ff|feeds\.wordpress\.com\/1\.0\/)/i

/**
 * Says if a picture is not a part of the content: a small one, an emoji, a portrait of the author,
 * a share icon, a placeholder.
 */
export function isOrnament(image: Attributes): boolean {
  const { src = '', alt = '', title = '' } = image
  const isSmall = [image['width'], image['height']].some((size) => pixels(size) <= SMALL_PX)
  const isNamed = [ORNAMENT_HOST, ORNAMENT_PLACE, NETWORK_ICON].some((name) => name.test(src))
  const isSaid = [alt, title].some((words) => SHARING_WORDS.test(words.trim()))
  return isSmall || isNamed || isSaid || EMOJI_WORDS.test(alt.trim()) || isPlaceholder(src)
}

/** Says if a link offers to share or send a page. */
export function isSharing(link: string | undefined): boolean {
  return SHARING_LINK.test(link ?? '')
}

/**
 * The attributes for the size at which a picture is shown. A size of 0 is left out. Portraits get a
 * fixed size, other pictures without a size a small one from their style or class.
 */
export function shownSize({ width, height, style = '', class: kind = '' }: Attributes): Attributes {
  if (AVATAR_CLASS.test(kind)) return { width: String(AVATAR_PX), height: String(AVATAR_PX) }
  const stated = { ...sized('width', width), ...sized('height', height) }
  if (Object.keys(stated).length > 0) return stated
  const byStyle = /(?:^|[;\s])(?:width|height)\s*:\s*(\d{1,2})px/i.exec(style)?.[1]
  const whole = Number(byStyle ?? (EMOJI_CLASS.test(kind) ? EMOJI_PX : Infinity))
  return whole <= SMALL_PX ? { width: String(whole), height: String(whole) } : {}
}

function sized(name: 'width' | 'height', size: string | undefined): Attributes {
  return size === undefined || Number.parseInt(size) === 0 ? {} : { [name]: size }
}

/** The pixels of a stated size; NaN without one, or for a percentage. */
function pixels(size: string | undefined): number {
  return size === undefined || size.includes('%') ? Number.NaN : Number.parseInt(size)
}

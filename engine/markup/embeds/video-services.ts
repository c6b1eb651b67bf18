/** A video of a service whose player may be shown in a frame. */
export interface ServiceVideo {
  service: 'YouTube' | 'Vimeo'
  /** The page on which people watch it. */
  page: string
  /**
   * The address of its frame. YouTube's is on the host that sets no cookies before the video plays.
   */
  frame: string
  /**
   * The address of a preview picture of the video; null if it does not follow from the video's
   * address.
   */
  picture: string | null
}

const YOUTUBE = /^(?:(?:www|m|music)\.)?youtube(?:-nocookie)?\.com$/
const VIMEO = /^(?:(?:www|player)\.)?vimeo\.com$/
const VIDEO_ID = /^[\w-]{11}$/
const LIST_ID = /^[\w-]{2,64}$/
const CHANNEL_ID = /^UC[\w-]{22}$/
const VIMEO_ID = /^\d{4,15}$/
const VIMEO_HASH = /^[\da-f]{6,20}$/

/**
 * The video at an address of YouTube or Vimeo, be it of its page or its frame; null for other
 * addresses.
 */
export function serviceVideo(address: string): ServiceVideo | null {
  if (!URL.canParse(address)) return null
  const url = new URL(address)
  if (url.protocol !== 'https:' && url.protocol !== 'http:') return null
  const host = url.hostname.toLowerCase()
  const path = url.pathname.split('/').filter((part) => part !== '')
  // Players of Flash separated their settings only by "&": "/v/ID&hl=en".
  const parts = path.map((part) => part.replace(/&.*/, ''))
  if (host === 'youtu.be') return youtubeVideo(parts[0], url.searchParams)
  if (YOUTUBE.test(host)) return youtubeAt(parts, url.searchParams)
  if (VIMEO.test(host)) return vimeoAt(parts, url.searchParams)
  return null
}

const BEFORE_ID = new Set(['embed', 'v', 'e', 'shorts', 'live'])

function youtubeAt([first = '', second]: string[], query: URLSearchParams): ServiceVideo | null {
  const list = query.get('list')
  if (first === 'embed' && second === 'live_stream') return youtubeChannel(query.get('channel'))
  if (first === 'playlist' || (first === 'embed' && (second === 'videoseries' || !second)))
    return youtubeList(list)
  if (first === 'channel') return youtubeChannel(second ?? null)
  if (first === 'watch') return youtubeVideo(query.get('v') ?? undefined, query)
  return BEFORE_ID.has(first) ? youtubeVideo(second, query) : null
}

function youtubeVideo(id: string | undefined, query: URLSearchParams): ServiceVideo | null {
  if (id === undefined || !VIDEO_ID.test(id)) return null
  const start = secondsOf(query.get('start') ?? query.get('t'))
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/watch?v=${id}${start === 0 ? '' : `&t=${start}`}`,
    frame: `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start === 0 ? '' : `&start=${start}`}`,
    picture: `https://i.ytimg.com/vi/${id}/hqdefault.jpg`,
  }
}

function youtubeList(list: string | null): ServiceVideo | null {
  if (list === null || !LIST_ID.test(list)) return null
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/playlist?list=${list}`,
    frame: `https://www.youtube-nocookie.com/embed/videoseries?list=${list}&autoplay=1`,
    picture: null,
  }
}

function youtubeChannel(channel: string | null): ServiceVideo | null {
  if (channel === null || !CHANNEL_ID.test(channel)) return null
  return {
    service: 'YouTube',
    page: `https://www.youtube.com/channel/${channel}/live`,
    frame: `https://www.youtube-nocookie.com/embed/live_stream?channel=${channel}&autoplay=1`,
    picture: null,
  }
}

/** Reads "90", "90s" and "1m30s" as seconds. */
function secondsOf(text: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,6})s?)?$/.exec(text ?? '') ?? []
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}

function vimeoAt(path: string[], query: URLSearchParams): ServiceVideo | null {
  const clip = query.get('clip_id')
  const at = path.findIndex((part) => VIMEO_ID.test(part))
  const id = clip !== null && VIMEO_ID.test(clip) ? clip : path[at]
  if (id === undefined) return null
  // An unlisted video opens only with the hash of its address.
  const hash = [query.get('h'), at < 0 ? undefined : path[at + 1]].find((word) =>
    VIMEO_HASH.test(word ?? ''),
  )
  return {
    service: 'Vimeo',
    page: `https://vimeo.com/${id}${hash ? `/${hash}` : ''}`,
    frame: `https://player.vimeo.com/video/${id}?${hash ? `h=${hash}&` : ''}dnt=1&autoplay=1`,
    picture: null,
  }
}

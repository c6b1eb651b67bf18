import { serviceVideo } from '#engine/markup/embeds/video-services.ts'
import { inHub } from '#server/access/asking.ts'

/** The address of this server's page that shows a link's target in a frame. */
export function frameAddress(link: string): string {
  return inHub(`/frames/${Buffer.from(link).toString('base64url')}`)
}

/**
 * The address that a page of `frameAddress` shows in its frame: a video of a known service, or a
 * page of a host that the owner allows; null for any other link.
 */
export function frameOf(link: string, frameHosts: readonly string[]): URL | null {
  const video = serviceVideo(link)
  if (video) return new URL(video.frame)
  if (!URL.canParse(link)) return null
  const url = new URL(link)
  const isNamed = url.protocol === 'https:' && url.port === '' && frameHosts.includes(url.hostname)
  return isNamed ? url : null
}

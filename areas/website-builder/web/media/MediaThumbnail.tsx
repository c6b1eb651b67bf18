import { usePage } from '#web/place/page.tsx'
import type { Media } from '../../contracts/media.ts'

/** A small picture of a file. It has no alt text, because the name is shown next to it. */
export function MediaThumbnail({ media }: { media: Media }) {
  const { fileAt } = usePage()
  const { kind, file, focus } = media
  if (kind === 'video')
    return <video className="media-thumbnail" src={fileAt(file)} preload="metadata" muted />
  return (
    <img
      className="media-thumbnail"
      src={fileAt(file)}
      alt=""
      loading="lazy"
      style={{ objectPosition: `${focus.x * 100}% ${focus.y * 100}%` }}
    />
  )
}

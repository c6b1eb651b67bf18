import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { media as contract, type Media } from '../../contracts/media.ts'
import { MediaDetails } from './MediaDetails.tsx'
import { MediaThumbnail } from './MediaThumbnail.tsx'

interface MediaTileProps {
  site: string
  media: Media
  isDeleted: boolean
}

/**
 * A picture or a video in the media library. A press opens its properties or, if it is deleted,
 * restores it.
 */
export function MediaTile({ site, media, isDeleted }: MediaTileProps) {
  const details = useOpening()
  const restore = useWrite(contract.restoreMedia)
  const attempt = useAttempt()
  const { id, name, lacksAlt } = media
  if (isDeleted)
    return (
      <div className="media-tile">
        <MediaThumbnail media={media} />
        <span className="media-tile-name">{name}</span>
        <Button
          size="s"
          aria-label={`Restore ${name}`}
          onClick={() => void attempt(restore.mutateAsync({ site, media: id }))}
        >
          Restore
        </Button>
      </div>
    )
  return (
    <>
      <button type="button" className="media-tile" onClick={details.open}>
        <MediaThumbnail media={media} />
        <span className="media-tile-name" dir="auto">
          {name}
        </span>
        {lacksAlt && <Badge tone="warn">No alt text</Badge>}
      </button>
      <MediaDetails
        key={details.nth}
        {...{ site, media: id, name }}
        open={details.isOpen}
        onClose={details.close}
      />
    </>
  )
}

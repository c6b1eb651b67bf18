import type { ReactNode } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Pages } from '#web/ui/blocks/Pages.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { media, type Media } from '../../contracts/media.ts'

/** The conditions that shown media meet. */
export interface MediaFilter {
  search: string
  kind?: 'picture' | 'video'
  folder?: string
  lacksAlt?: boolean
  shelf?: 'active' | 'deleted'
}

interface MediaPagesProps {
  site: string
  filter: MediaFilter
  /** Words for a list without any. */
  none: string
  children: (one: Media) => ReactNode
}

/** Pictures and videos in a grid, page by page. */
export function MediaPages({ site, filter, none, children }: MediaPagesProps) {
  return (
    <ul className="media-grid" aria-label="Pictures and videos">
      <Pages
        list={JSON.stringify(filter)}
        waiting={
          <li className="media-grid-whole">
            <SkeletonLines count={6} />
          </li>
        }
      >
        {(cursor, onMore) => (
          <OnePage {...{ site, filter, none, cursor, onMore }}>{children}</OnePage>
        )}
      </Pages>
    </ul>
  )
}

interface OnePageProps extends MediaPagesProps {
  cursor: string | undefined
  onMore: ((next: string) => void) | undefined
}

function OnePage({ site, filter, none, cursor, onMore, children }: OnePageProps) {
  const { search, ...rest } = filter
  const { media: found, next } = useRead(media.listMedia, {
    ...{ site, ...rest },
    ...(search.trim() !== '' && { search }),
    ...(cursor !== undefined && { cursor }),
  })
  if (found.length === 0 && cursor === undefined)
    return (
      <li className="media-grid-whole">
        <Empty quiet>{none}</Empty>
      </li>
    )
  return (
    <>
      {found.map((one) => (
        <li key={one.id}>{children(one)}</li>
      ))}
      {next && onMore && (
        <li className="media-grid-whole">
          <Button size="s" onClick={() => onMore(next)}>
            Show more
          </Button>
        </li>
      )}
    </>
  )
}

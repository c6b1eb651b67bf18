import type { ReactNode } from 'react'
import { PagedList } from '#web/ui/paging/PagedList.tsx'
import { media, type Media } from '../../contracts/media.ts'

/** The filter of the list. */
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
  /** The message for an empty list. */
  none: string
  children: (one: Media) => ReactNode
}

/** Pictures and videos in a grid, loaded page by page. */
export function MediaPages({ site, filter, none, children }: MediaPagesProps) {
  const { search, ...rest } = filter
  return (
    <PagedList
      operation={media.listMedia}
      input={{ site, ...rest, ...(search.trim() !== '' && { search }) }}
      rowsOf={(page) => page.media}
      label="Pictures and videos"
      className="media-grid"
      waiting={6}
      empty={none}
    >
      {(one) => <li key={one.id}>{children(one)}</li>}
    </PagedList>
  )
}

import { useRead } from '#web/asking/api.tsx'
import { PageLink, usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { portal } from '../contract.ts'
import { pageOf } from '../pages.ts'
import type { Announcement } from '#platform/places.ts'
import { feedPage } from './lends/pages.ts'

interface ComingSoonProps {
  /** Finds the announcement of a page; null if it has none. */
  announcementOf: (page: string) => Announcement | null
}

/** Replaces a page that is announced but not available: a description, and a page to use meanwhile. */
export function ComingSoon({ announcementOf }: ComingSoonProps) {
  const { page, fileAt } = usePage()
  const { sections } = useRead(portal.getPortal, {})
  const value = pageOf(page)
  const section = sections.find(({ id }) => id === value.replace(/^\//, '').split('/')[0])
  // A section that is coming soon has no announcement; its own description is shown.
  const announced = section?.comingSoon ? null : announcementOf(value)
  return (
    <div className="notice">
      <Empty
        title="Coming Soon"
        level={2}
        action={
          !announced && (
            <>
              {section && (
                <a className={buttonClass({ variant: 'primary' })} href={fileAt(`/demo${value}`)}>
                  See it in the demo
                </a>
              )}
              <PageLink className={buttonClass()} page={feedPage}>
                Go to the feed
              </PageLink>
            </>
          )
        }
      >
        {announced && `${announced.plan} ${announced.meanwhile}`}
        {!announced && section && `${section.name}: ${section.description} `}
        {!announced && 'This server does not have it yet.'}
      </Empty>
    </div>
  )
}

import { PageLink, usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { announcementOf } from '../coming-soon.ts'
import { pageOf } from '../pages.ts'

/** In place of a page that is announced and not there yet: what it will hold, and where to go until then. */
export function ComingSoon() {
  const { page } = usePage()
  const { plan, meanwhile, instead } = announcementOf(pageOf(page))
  return (
    <div className="notice">
      <Empty
        title="Coming Soon"
        level={2}
        action={
          instead && (
            <PageLink page={instead.page} className={buttonClass()}>
              {instead.label}
            </PageLink>
          )
        }
      >
        {plan} {meanwhile}
      </Empty>
    </div>
  )
}

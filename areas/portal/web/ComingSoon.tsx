import { usePage } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { announcementOf } from '../coming-soon.ts'
import { pageOf } from '../pages.ts'

/** In place of a page that is announced and not there yet: what it will hold, and where to go until then. */
export function ComingSoon() {
  const { page } = usePage()
  const { plan, meanwhile } = announcementOf(pageOf(page))
  return (
    <div className="notice">
      <Empty title="Coming Soon" level={2}>
        {plan} {meanwhile}
      </Empty>
    </div>
  )
}

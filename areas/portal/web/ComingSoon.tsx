import { PageLink } from '#web/page.tsx'
import { buttonClass } from '#web/ui/Button.tsx'
import { Empty } from '#web/ui/Empty.tsx'

/** In place of a page that is announced and not there yet. */
export function ComingSoon({ title }: { title: string }) {
  return (
    <div className="notice">
      <Empty
        title="Coming Soon"
        action={
          <PageLink page="/news-hub/feed" className={buttonClass()}>
            Back to the feed
          </PageLink>
        }
      >
        {title} is being built. Until then, the feed has the news.
      </Empty>
    </div>
  )
}

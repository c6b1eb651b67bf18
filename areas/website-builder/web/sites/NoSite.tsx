import { PageLink } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'

interface NoSiteProps {
  level?: 2 | 3
}

export function NoSite({ level = 3 }: NoSiteProps) {
  return (
    <Empty
      level={level}
      title="No sites yet"
      action={
        <PageLink page="/website-builder/creation" className={buttonClass()}>
          Create a site
        </PageLink>
      }
    >
      Answer a few questions, and the builder drafts a site that you can change and publish.
    </Empty>
  )
}

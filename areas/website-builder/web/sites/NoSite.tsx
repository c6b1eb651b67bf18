import { PageLink } from '#web/place/page.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'

export function NoSite() {
  return (
    <Empty
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

import type { ReactNode } from 'react'
import { feedPage } from '#areas/portal/web/lends/pages.ts'
import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { buttonClass } from '#web/ui/controls/Button.tsx'
import { hubs } from '../../contract.ts'
import { useChosenHub } from './ActiveHub.tsx'

/** Shows the content of a hub, or a note if the hub no longer exists. */
export function KnownHub({ hub, children }: { hub: string; children: ReactNode }) {
  const isKnown = useRead(hubs.listHubs, {}).some(({ id }) => id === hub)
  const { choose } = useChosenHub()
  if (isKnown) return children
  return (
    <Empty
      level={2}
      title="This hub no longer exists"
      action={
        <PageLink className={buttonClass()} page={feedPage} onClick={() => choose(null)}>
          Go to the feed
        </PageLink>
      }
    >
      It was deleted, or the link is of another reader.
    </Empty>
  )
}

import '../following/AddFeedScreen.css'
import { useId } from 'react'
import { usePage } from '#web/place/page.tsx'
import { addFeedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { useKept } from '#web/asking/use-kept.ts'
import { AddressTab } from './AddressTab.tsx'
import { FindingTabs } from './FindingTabs.tsx'
import { sharedIn } from '../lends/shared-address.ts'
import { FollowedSources } from '../following/FollowedSources.tsx'

/** Finds sources, as the dialog of the feed does, and shows how those that are followed are doing. */
export function AddFeedScreen() {
  const canFind = useKept('finding')
  return (
    <div className="add-feed-screen">
      {canFind ? <Finding /> : <AddressTab />}
      <FollowedSources />
    </div>
  )
}

function Finding() {
  const { params, goTo } = usePage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 className="visually-hidden" id={titleId}>
        Follow Sources
      </h2>
      <FindingTabs
        value={params.get('with') ?? (sharedIn(params) ? 'websites' : 'address')}
        onChange={(value) =>
          goTo(pageWith(addFeedPage, params, { with: value }), { replace: true })
        }
      />
    </section>
  )
}

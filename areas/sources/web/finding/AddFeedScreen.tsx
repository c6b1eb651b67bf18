import '../following/AddFeedScreen.css'
import { useId } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { addFeedPage, pageWith } from '#areas/portal/web/lends/pages.ts'
import { finder } from '../../contracts/finder.ts'
import { FindingTabs } from './FindingTabs.tsx'
import { sharedIn } from '../lends/shared-address.ts'
import { FollowedSources } from '../following/FollowedSources.tsx'

/**
 * The page for finding sources, with the same tabs as the dialog, and with the state of followed
 * sources.
 */
export function AddFeedScreen() {
  return (
    <div className="add-feed-screen">
      <Finding />
      <FollowedSources />
    </div>
  )
}

function Finding() {
  const { places, answers } = useRead(finder.getFinder, {})
  const { params, goTo } = usePage()
  const titleId = useId()
  return (
    <section aria-labelledby={titleId}>
      <h2 className="visually-hidden" id={titleId}>
        Follow Sources
      </h2>
      <FindingTabs
        places={answers ? places : ['address']}
        value={params.get('with') ?? (sharedIn(params) ? 'websites' : 'address')}
        onChange={(value) =>
          goTo(pageWith(addFeedPage, params, { with: value }), { replace: true })
        }
      />
    </section>
  )
}

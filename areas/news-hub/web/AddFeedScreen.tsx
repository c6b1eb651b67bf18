import './AddFeedScreen.css'
import { useState } from 'react'
import { usePage } from '#web/page.tsx'
import { Panel } from '#web/ui/Panel.tsx'
import { SkeletonLines } from '#web/ui/Skeleton.tsx'
import type { Imported } from '../contract.ts'
import { FollowedSources } from './FollowedSources.tsx'
import { ImportReport } from './ImportReport.tsx'
import { OpmlPicker } from './OpmlPicker.tsx'
import { PopularSources } from './PopularSources.tsx'
import { SourceForm } from './SourceForm.tsx'

/** Where sources come from, and how those that are followed are doing. */
export function AddFeedScreen() {
  return (
    <div className="add-feed">
      <Panel title="Add Feed" className="add-feed-form" skeleton={<SkeletonLines count={8} />}>
        <SourceForm />
      </Panel>
      <div className="add-feed-side">
        <Panel title="Popular sources" skeleton={<SkeletonLines count={12} />}>
          <PopularSources />
        </Panel>
        <ImportPanel />
      </div>
      <FollowedSources />
    </div>
  )
}

function ImportPanel() {
  const { params } = usePage()
  const [imported, setImported] = useState<Imported | null>(null)
  return (
    <Panel title="Import OPML" className="add-feed-import">
      <p className="add-feed-hint">
        The list of feeds that other readers export. All of it is followed at once, and what cannot
        be is listed here.
      </p>
      <OpmlPicker autoFocus={params.get('with') === 'opml'} onImported={setImported} />
      {imported && <ImportReport imported={imported} onClose={() => setImported(null)} />}
    </Panel>
  )
}

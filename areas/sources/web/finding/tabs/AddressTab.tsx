import '../../following/AddFeedScreen.css'
import { Suspense, useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { Imported } from '../../../contract.ts'
import { ExportOpml } from '../../lends/ExportOpml.tsx'
import { ImportReport } from '../../lends/ImportReport.tsx'
import { OpmlPicker } from '../../following/OpmlPicker.tsx'
import { PopularSources } from '../../following/PopularSources.tsx'
import { SourceForm } from '../../following/SourceForm.tsx'

/**
 * The tab for readers who know what to follow. It takes an address or a list of addresses, and
 * offers well-known sources.
 */
export function AddressTab() {
  return (
    <div className="add-feed-page">
      <div className="add-feed">
        <div className="add-feed-column">
          <Panel title="Add Feed" skeleton={<SkeletonLines count={8} />}>
            <SourceForm />
          </Panel>
          <ImportPanel />
        </div>
        <Panel title="Popular sources" skeleton={<SkeletonLines count={12} />}>
          <PopularSources />
        </Panel>
      </div>
    </div>
  )
}

function ImportPanel() {
  const { params } = usePage()
  const [imported, setImported] = useState<Imported | null>(null)
  return (
    <Panel title="Import OPML" className="add-feed-import">
      <p className="add-feed-hint">
        The feed list exported by another reader. All its feeds are followed at once; any that fail
        are listed here.
      </p>
      <OpmlPicker takesFocus={params.get('with') === 'opml'} onImported={setImported} />
      <Suspense fallback={null}>
        <ExportOpml />
      </Suspense>
      {imported && <ImportReport imported={imported} onClose={() => setImported(null)} />}
    </Panel>
  )
}

import '../lends/FollowSourcesDialog.css'
import { Activity, Suspense, useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { finder, type FindingPlace } from '../../contracts/finder.ts'
import { findingTabs } from './tabs.ts'

interface FindingTabsProps {
  /** The places to show; if there is only one, tabs are left out. */
  places: readonly FindingPlace[]
  value: string
  onChange: (value: string) => void
}

/** The tabs in which sources are found. A tab keeps its text when another one is opened. */
export function FindingTabs({ places, value: wanted, onChange }: FindingTabsProps) {
  const { answers } = useRead(finder.getFinder, {})
  const tabs = findingTabs.filter(({ value }) => places.includes(value))
  // The address may name any tab. If it names none of these, the tab for addresses is opened, where
  // lists are imported, too.
  const { value: chosen } =
    tabs.find(({ value }) => value === wanted) ??
    tabs.find(({ value }) => value === 'address') ??
    tabs[0]!
  const [visited, setVisited] = useState<readonly FindingPlace[]>([chosen])
  if (!visited.includes(chosen)) setVisited([...visited, chosen])
  const [followedCount, setFollowedCount] = useState(0)

  const contents = tabs
    .filter(({ value }) => visited.includes(value))
    .map(({ value, Content }) => (
      <Activity key={value} mode={value === chosen ? 'visible' : 'hidden'}>
        <Trouble>
          <Suspense fallback={<SkeletonLines count={6} />}>
            <Content onFollowed={() => setFollowedCount((known) => known + 1)} />
          </Suspense>
        </Trouble>
      </Activity>
    ))
  if (tabs.length === 1) return contents

  return (
    <>
      <Tabs
        className="follow-sources"
        label="Kinds of sources"
        tabs={tabs}
        value={chosen}
        onChange={(chosen) => answers && onChange(chosen)}
      >
        {contents}
      </Tabs>
      <p className="follow-count" role="status">
        {followedCount > 0 &&
          `${count(followedCount, 'source')} followed. ${followedCount === 1 ? 'Its' : 'Their'} articles will appear in a moment.`}
      </p>
    </>
  )
}

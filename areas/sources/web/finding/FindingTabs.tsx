import { Activity, Suspense, useState } from 'react'
import { portal } from '#areas/portal/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { count } from '#web/ui/count.ts'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { Tabs } from '#web/ui/controls/Tabs.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { findingTabs } from './tabs.ts'

/** The kinds of sources that this door can find. A tab that was left keeps what was typed there. */
export function FindingTabs() {
  const { kept } = useRead(portal.getPortal, {})
  const tabs = findingTabs.filter(({ contract }) => kept.includes(contract))
  const [chosen, setChosen] = useState(tabs[0]!.value)
  const [visited, setVisited] = useState([chosen])
  const [followedCount, setFollowedCount] = useState(0)

  function handleChange(value: string) {
    setChosen(value)
    if (!visited.includes(value)) setVisited([...visited, value])
  }

  return (
    <>
      <Tabs
        className="follow-sources"
        label="Kinds of sources"
        tabs={tabs}
        value={chosen}
        onChange={handleChange}
      >
        {tabs
          .filter(({ value }) => visited.includes(value))
          .map(({ value, Content }) => (
            <Activity key={value} mode={value === chosen ? 'visible' : 'hidden'}>
              <Trouble>
                <Suspense fallback={<SkeletonLines count={6} />}>
                  <Content onFollowed={() => setFollowedCount((known) => known + 1)} />
                </Suspense>
              </Trouble>
            </Activity>
          ))}
      </Tabs>
      <p className="follow-count" role="status">
        {followedCount > 0 &&
          `${count(followedCount, 'source')} followed. ${followedCount === 1 ? 'Its' : 'Their'} articles will appear in a moment.`}
      </p>
    </>
  )
}

import '#web/ui/blocks/Workspace.css'
import './AiLab.css'
import { useState } from 'react'
import { usePage } from '#web/place/page.tsx'
import { Tabs } from '#web/ui/controls/Tabs.tsx'
import { labTabs, tabOfPage } from '../lab-pages.ts'
import { ModelsTab } from './ModelsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { TrainingTab } from './TrainingTab.tsx'

/** Models: found, tried, trained and run. Some pages of the lab open with another tab. */
export function AiLabScreen() {
  const { page } = usePage()
  const [tab, setTab] = useState(() => tabOfPage(page))
  return (
    <div className="workspace">
      <Tabs label="AI Lab" tabs={labTabs} value={tab} onChange={setTab}>
        <div className="ai-lab">
          {tab === 'overview' && <OverviewTab onOpen={(to) => setTab(tabOfPage(to))} />}
          {tab === 'models' && <ModelsTab />}
          {tab === 'training' && <TrainingTab />}
        </div>
      </Tabs>
    </div>
  )
}

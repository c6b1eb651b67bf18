import '#web/ui/blocks/Workspace.css'
import './AiLab.css'
import { Tabs } from '#web/ui/tabs/Tabs.tsx'
import { labTabs } from '../lab-pages.ts'
import { ModelsTab } from './ModelsTab.tsx'
import { OverviewTab } from './OverviewTab.tsx'
import { TrainingTab } from './TrainingTab.tsx'
import { useLabPlace } from './use-lab-place.ts'

/** The screen to find, try, train and run models. Some of its pages open it with another tab. */
export function AiLabScreen() {
  const { tab, open } = useLabPlace()
  return (
    <div className="workspace ai-lab-room">
      <Tabs label="AI Lab" tabs={labTabs} value={tab} onChange={(to) => open(to)}>
        <div className="ai-lab">
          {tab === 'overview' && <OverviewTab />}
          {tab === 'models' && <ModelsTab />}
          {tab === 'training' && <TrainingTab />}
        </div>
      </Tabs>
    </div>
  )
}

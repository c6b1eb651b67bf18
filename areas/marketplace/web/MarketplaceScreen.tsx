import '#web/ui/blocks/Workspace.css'
import './Marketplace.css'
import type { ReactNode } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Cards } from '#web/ui/blocks/Cards.tsx'
import { FilterChips } from '#web/ui/controls/FilterChips.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { useRoute } from '#web/use-route.ts'
import { marketplace } from '../contract.ts'
import { categoryPlace } from '../places.ts'
import { ALL_TOOLS, toolFilters, toolsIn } from '../tools.ts'
import { MakersBanner } from './MakersBanner.tsx'
import { filterWords } from './tool-words.ts'
import { ToolCard } from './ToolCard.tsx'

const filters = toolFilters.map((filter) => ({ value: filter, label: filterWords[filter] }))

/** Tools that the community builds for each other. */
export function MarketplaceScreen() {
  return (
    <div className="workspace">
      <Panel title="Made by the community" skeleton={<Community>{waitingTools}</Community>}>
        <Community>
          <Tools />
        </Community>
      </Panel>
      <MakersBanner />
    </div>
  )
}

const useFilter = () => {
  const opened = useRoute(categoryPlace)
  return toolFilters.find((each) => each === opened?.category) ?? ALL_TOOLS
}

/** The choice of a category, above its tools. */
function Community({ children }: { children: ReactNode }) {
  const { goTo } = usePage()
  return (
    <>
      <p className="workspace-note">
        Small tools by people who needed them. Opening soon; have a look around.
      </p>
      <div className="tools">
        <FilterChips
          label="Category"
          options={filters}
          value={useFilter()}
          onChange={(category) =>
            goTo(category === ALL_TOOLS ? '.' : address(categoryPlace, { category }))
          }
        />
        <div aria-live="polite">
          <Cards label="Tools">{children}</Cards>
        </div>
      </div>
    </>
  )
}

function Tools() {
  const tools = useRead(marketplace.listTools, {})
  return toolsIn(tools, useFilter()).map((tool) => <ToolCard key={tool.id} tool={tool} />)
}

const waitingTools = [0, 1, 2, 3].map((nth) => (
  <li key={nth} className="card tool-waiting">
    <SkeletonLines count={3} />
  </li>
))

import '#web/ui/blocks/Workspace.css'
import './Marketplace.css'
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
      <Panel title="Made by the community" skeleton={<SkeletonLines count={8} />}>
        <p className="workspace-note">
          Small tools by people who needed them. Opening soon; have a look around.
        </p>
        <Tools />
      </Panel>
      <MakersBanner />
    </div>
  )
}

function Tools() {
  const tools = useRead(marketplace.listTools, {})
  const { goTo } = usePage()
  const opened = useRoute(categoryPlace)
  const filter = toolFilters.find((each) => each === opened?.category) ?? ALL_TOOLS
  return (
    <div className="tools">
      <FilterChips
        label="Category"
        options={filters}
        value={filter}
        onChange={(category) =>
          goTo(category === ALL_TOOLS ? '.' : address(categoryPlace, { category }))
        }
      />
      <div aria-live="polite">
        <Cards label="Tools">
          {toolsIn(tools, filter).map((tool) => (
            <ToolCard key={tool.id} tool={tool} />
          ))}
        </Cards>
      </div>
    </div>
  )
}

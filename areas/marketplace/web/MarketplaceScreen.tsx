import '#web/ui/blocks/Workspace.css'
import './Marketplace.css'
import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Cards } from '#web/ui/blocks/Cards.tsx'
import { FilterChips } from '#web/ui/controls/FilterChips.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { marketplace } from '../contract.ts'
import { ALL_TOOLS, toolFilters, toolsIn, type ToolFilter } from '../tools.ts'
import { MakersBanner } from './MakersBanner.tsx'
import { ToolCard } from './ToolCard.tsx'

const filters = toolFilters.map((filter) => ({ value: filter, label: filter }))

/** What the community builds for each other. */
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
  const [filter, setFilter] = useState<ToolFilter>(ALL_TOOLS)
  return (
    <div className="tools">
      <FilterChips label="Category" options={filters} value={filter} onChange={setFilter} />
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

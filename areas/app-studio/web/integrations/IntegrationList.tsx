import { useId, useState } from 'react'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { ChevronRight } from '#web/ui/icons.ts'
import type { Integration } from '../../contracts/integrations.ts'
import {
  byCategory,
  categoryNames,
  type CategoryGroup,
} from '../../integrations/integration-search.ts'
import { IntegrationCard } from './IntegrationCard.tsx'

interface IntegrationListProps {
  projectId: string
  integrations: readonly Integration[]
}

export function IntegrationList({ projectId, integrations }: IntegrationListProps) {
  if (integrations.length === 0) return <Empty>No integrations found</Empty>
  return (
    <div className="integration-list">
      {byCategory(integrations).map((group) => (
        <Category key={group.category} projectId={projectId} group={group} />
      ))}
    </div>
  )
}

interface CategoryProps {
  projectId: string
  group: CategoryGroup
}

function Category({ projectId, group }: CategoryProps) {
  const [isOpen, setOpen] = useState(true)
  const id = useId()
  const name = categoryNames[group.category]
  return (
    <section aria-label={name} data-category={group.category}>
      <h3>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setOpen(!isOpen)}
        >
          <ChevronRight />
          {name}
          <span className="meta">{group.integrations.length}</span>
        </button>
      </h3>
      {isOpen && (
        <ul id={id}>
          {group.integrations.map((integration) => (
            <IntegrationCard key={integration.id} projectId={projectId} integration={integration} />
          ))}
        </ul>
      )}
    </section>
  )
}

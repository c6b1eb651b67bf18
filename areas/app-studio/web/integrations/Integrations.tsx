import './Integrations.css'
import { useState } from 'react'
import { address } from '#core/route.ts'
import { useRead } from '#web/asking/api.tsx'
import { usePage } from '#web/place/page.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { count } from '#web/ui/count.ts'
import { List, Plus } from '#web/ui/icons.ts'
import { Waypoints } from '#web/ui/more-icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SearchBox } from '#web/ui/controls/SearchBox.tsx'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { useRoute } from '#web/use-route.ts'
import { appStudio } from '../../contract.ts'
import { findIntegrations } from '../../integrations/integration-search.ts'
import { routes } from '../../routes.ts'
import { IntegrationList } from './IntegrationList.tsx'
import { IntegrationMap } from './IntegrationMap.tsx'

const views = [
  { value: 'list', label: 'List', icon: <List /> },
  { value: 'map', label: 'Map', icon: <Waypoints /> },
] as const
type View = (typeof views)[number]['value']

/** The integrations of a project, as a list or as a map. */
export function Integrations({ projectId }: { projectId: string }) {
  const { integrations } = useRead(appStudio.getProject, { id: projectId })
  const [typed, setTyped] = useState('')
  const { goTo } = usePage()
  const view: View = useRoute(routes.integrations)?.view === 'map' ? 'map' : 'list'
  const found = findIntegrations(integrations, typed)

  function handleView(next: View) {
    goTo(
      next === 'map'
        ? address(routes.integrations, { project: projectId, view: next })
        : address(routes.project, { project: projectId, '*': 'integrations' }),
    )
  }

  return (
    <Panel
      title="Integrations"
      count={integrations.length}
      actions={
        // The button does nothing yet, because its dialog is not designed yet.
        <Button size="s" icon={<Plus />}>
          Add Integration
        </Button>
      }
    >
      <div className="integration-tools">
        <SearchBox label="Search integrations" value={typed} onChange={setTyped} dir="auto" />
        <Segmented label="View" options={views} value={view} onChange={handleView} />
        <p className="visually-hidden" role="status">
          {typed.trim() !== '' && count(found.length, 'integration')}
        </p>
      </div>
      {view === 'list' ? (
        <IntegrationList projectId={projectId} integrations={found} />
      ) : (
        <IntegrationMap integrations={found} />
      )}
    </Panel>
  )
}

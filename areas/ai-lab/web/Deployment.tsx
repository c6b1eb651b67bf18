import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Figures } from '#web/ui/blocks/Figures.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { aiLab } from '../contract.ts'
import { runningCount } from '../endpoints.ts'
import { CreateEndpoint } from './CreateEndpoint.tsx'
import { EndpointList } from './EndpointList.tsx'
import { servingWords } from './words/figure-words.ts'

/** A list of the endpoints with their state, and the form for a new one. */
export function Deployment() {
  const [isCreating, setCreating] = useState(false)
  return (
    <>
      <Panel title="Deployment statistics">
        <DeploymentFigures />
      </Panel>
      <Panel
        title="Endpoints"
        actions={
          <Button
            size="s"
            icon={<Plus />}
            aria-expanded={isCreating}
            onClick={() => setCreating(!isCreating)}
          >
            Create Endpoint
          </Button>
        }
      >
        <Endpoints isCreating={isCreating} />
      </Panel>
    </>
  )
}

/**
 * Loads the choices for a new endpoint before its form is opened, so that the form appears at once.
 */
function Endpoints({ isCreating }: { isCreating: boolean }) {
  const choices = useRead(aiLab.getEndpointChoices, {})
  return (
    <>
      {isCreating && <CreateEndpoint choices={choices} />}
      <EndpointList />
    </>
  )
}

function DeploymentFigures() {
  const endpoints = useRead(aiLab.listEndpoints, {})
  const figures = useRead(aiLab.getFigures, {})
  return (
    <Figures
      figures={[
        {
          name: 'Running endpoints',
          value: runningCount(endpoints),
          note: `of ${endpoints.length}`,
        },
        ...servingWords(figures),
      ]}
    />
  )
}

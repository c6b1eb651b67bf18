import { useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { aiEndpoints, type Endpoint, type EndpointTest } from '../contracts/ai-endpoints.ts'
import { EndpointDialog } from './EndpointDialog.tsx'
import { kindLabels } from './endpoint-words.ts'
import { RemoveEndpointDialog } from './RemoveEndpointDialog.tsx'

/** The reader's endpoints with their state, and a button that adds one. */
export function EndpointList() {
  const endpoints = useRead(aiEndpoints.listEndpoints, {})
  const [edited, setEdited] = useState<Endpoint | 'new' | null>(null)
  const [removed, setRemoved] = useState<Endpoint | null>(null)
  // Counts how often the dialog was opened; each opening is a new dialog with the stored values.
  const [openings, setOpenings] = useState(0)
  const edit = (endpoint: Endpoint | 'new') => {
    setOpenings(openings + 1)
    setEdited(endpoint)
  }

  return (
    <>
      {endpoints.length === 0 ? (
        <Empty quiet>
          Without an endpoint, no AI model is used: articles are made of sentences from their
          sources. Add one, such as Ollama on your own machine, to have it write them.
        </Empty>
      ) : (
        <ul className="endpoint-list">
          {endpoints.map((endpoint) => (
            <EndpointItem
              key={endpoint.id}
              endpoint={endpoint}
              onEdit={() => edit(endpoint)}
              onRemove={() => setRemoved(endpoint)}
            />
          ))}
        </ul>
      )}
      <div className="endpoint-actions">
        <Button onClick={() => edit('new')}>Add endpoint</Button>
      </div>
      <EndpointDialog
        key={openings}
        endpoint={edited === 'new' ? null : edited}
        open={edited !== null}
        onClose={() => setEdited(null)}
      />
      <RemoveEndpointDialog endpoint={removed} onClose={() => setRemoved(null)} />
    </>
  )
}

interface EndpointItemProps {
  endpoint: Endpoint
  onEdit: () => void
  onRemove: () => void
}

function EndpointItem({ endpoint, onEdit, onRemove }: EndpointItemProps) {
  const { id, name, kind, address, model, hasKey, trouble } = endpoint
  const test = useWrite(aiEndpoints.testEndpoint)
  const details = [kindLabels[kind], address, model, hasKey ? 'key stored' : 'no key']
  return (
    <li aria-label={name}>
      <strong>{name}</strong>
      <span className="meta">{details.join(' · ')}</span>
      {trouble !== null && !test.data && <p className="field-hint">{trouble}</p>}
      <div aria-live="polite">
        {test.data && <TestResult test={test.data} />}
        {test.error && <p className="field-error">{explain(test.error)}</p>}
      </div>
      <div className="endpoint-actions">
        <Button size="s" disabled={test.isPending} onClick={() => test.mutate({ id })}>
          {test.isPending ? 'Testing...' : 'Test'}
        </Button>
        <Button size="s" variant="quiet" onClick={onEdit}>
          Change
        </Button>
        <Button size="s" variant="quiet" onClick={onRemove}>
          Remove
        </Button>
      </div>
    </li>
  )
}

const seconds = new Intl.NumberFormat('en', { maximumFractionDigits: 1 })

function TestResult({ test: { works, milliseconds, words } }: { test: EndpointTest }) {
  return (
    <p>
      <Badge tone={works ? 'success' : 'error'}>{works ? 'Works' : 'Does not work'}</Badge> {words}{' '}
      <span className="meta">After {seconds.format(milliseconds / 1000)} s</span>
    </p>
  )
}

import { useRead, useWrite } from '#web/asking/api.tsx'
import { dollars, percent } from '#web/ui/amounts.ts'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { fullCount } from '#web/ui/count.ts'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Pause, Play } from '#web/ui/icons.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { aiLab, type Endpoint } from '../contract.ts'

const columns: Column<Endpoint>[] = [
  {
    name: 'Endpoint',
    cell: ({ name, model, region, url }) => (
      <>
        {name}
        <span className="meta">
          {model.name}, {region}
        </span>
        <Address name={name} url={url} />
      </>
    ),
  },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'running' ? 'success' : 'line'} dot>
        {status}
      </Badge>
    ),
  },
  { name: 'Requests', isNumber: true, cell: ({ requests }) => fullCount(requests) },
  { name: 'Uptime', isNumber: true, cell: ({ uptime }) => percent(uptime, 2) },
  { name: 'Cost per day', isNumber: true, cell: ({ costPerDayUsd }) => dollars(costPerDayUsd) },
  {
    name: 'Control',
    cell: (endpoint) => <Control endpoint={endpoint} />,
  },
]

export function EndpointList() {
  const endpoints = useRead(aiLab.listEndpoints, {})
  return (
    <div className="ai-lab-acts">
      <Table label="Endpoints" columns={columns} rows={endpoints} keyOf={({ id }) => id} />
    </div>
  )
}

function Control({ endpoint: { id, name, status } }: { endpoint: Endpoint }) {
  const start = useWrite(aiLab.startEndpoint)
  const pause = useWrite(aiLab.pauseEndpoint)
  const isRunning = status === 'running'
  return (
    <IconButton
      size="s"
      label={`${isRunning ? 'Pause' : 'Start'} ${name}`}
      icon={isRunning ? <Pause /> : <Play />}
      onClick={() => (isRunning ? pause : start).mutate({ id })}
    />
  )
}

function Address({ name, url }: { name: string; url: string }) {
  return (
    <span className="ai-lab-address">
      <code>{url}</code>
      <CopyButton label={`Copy the address of ${name}`} text={url} />
    </span>
  )
}

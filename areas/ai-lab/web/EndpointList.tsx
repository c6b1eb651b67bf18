import { useRead } from '#web/asking/api.tsx'
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
    cell: ({ name, model, url }) => (
      <>
        {name}
        <span className="meta">{model}</span>
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
  { name: 'Region', cell: ({ region }) => region },
  { name: 'Requests', isNumber: true, cell: ({ requests }) => fullCount(requests) },
  { name: 'Uptime', isNumber: true, cell: ({ uptime }) => `${uptime}%` },
  { name: 'Cost per day', isNumber: true, cell: ({ costPerDay }) => `$${costPerDay.toFixed(2)}` },
  {
    name: 'Control',
    cell: ({ name, status }) =>
      // The documents show the icon and no effect.
      status === 'running' ? (
        <IconButton size="s" label={`Pause ${name}`} icon={<Pause />} />
      ) : (
        <IconButton size="s" label={`Start ${name}`} icon={<Play />} />
      ),
  },
]

export function EndpointList() {
  const endpoints = useRead(aiLab.listEndpoints, {})
  return <Table label="Endpoints" columns={columns} rows={endpoints} keyOf={({ id }) => id} />
}

function Address({ name, url }: { name: string; url: string }) {
  return (
    <span className="ai-lab-address">
      <code>{url}</code>
      <CopyButton label={`Copy the address of ${name}`} text={url} />
    </span>
  )
}

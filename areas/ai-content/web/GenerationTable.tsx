import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import type { Generation } from '../contract.ts'
import { statusWords, titleWords, typeWords } from './content-words.ts'

const columns: readonly Column<Generation>[] = [
  { name: 'Title', cell: ({ title }) => <span dir="auto">{titleWords(title)}</span> },
  { name: 'Type', cell: ({ type }) => typeWords[type] },
  {
    name: 'Status',
    cell: ({ status }) => (
      <Badge tone={status === 'published' ? 'success' : 'neutral'} dot>
        {statusWords[status]}
      </Badge>
    ),
  },
  { name: 'Author', cell: ({ author }) => author },
  { name: 'Words', cell: ({ wordCount }) => fullCount(wordCount), isNumber: true },
  { name: 'Created', cell: ({ createdAt }) => <TimeAgo time={createdAt} />, isNumber: true },
]

export function GenerationTable({ label, rows }: { label: string; rows: readonly Generation[] }) {
  return <Table isLong label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
}

import { useRead } from '#web/asking/api.tsx'
import { PageLink } from '#web/place/page.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { aiContent, type Generation } from '../contract.ts'
import { draftPage } from '../places.ts'
import { statusWords, titleWords, typeWords } from './content-words.ts'

const title: Column<Generation> = {
  name: 'Title',
  cell: (row) => <span dir="auto">{titleWords(row.title)}</span>,
}
/** A column with the titles as links to the editor. */
const link: Column<Generation> = {
  name: 'Title',
  cell: (row) => (
    <PageLink page={draftPage(row.id)}>
      <span dir="auto">{titleWords(row.title)}</span>
    </PageLink>
  ),
}
const others: readonly Column<Generation>[] = [
  { name: 'Type', cell: ({ type }) => <span className="content-word">{typeWords[type]}</span> },
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

interface GenerationTableProps {
  label: string
  rows: readonly Generation[]
}

export function GenerationTable({ label, rows }: GenerationTableProps) {
  const { canWrite } = useRead(aiContent.getWriter, {})
  const columns = [canWrite ? link : title, ...others]
  return <Table isLong label={label} columns={columns} rows={rows} keyOf={({ id }) => id} />
}

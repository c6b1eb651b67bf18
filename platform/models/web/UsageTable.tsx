import { useRead } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Table, type Column } from '#web/ui/blocks/Table.tsx'
import { aiEndpoints, type UsageRow } from '../contracts/ai-endpoints.ts'

const numbers = new Intl.NumberFormat('en')
const amounts = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 4 })

/** Requests to endpoints in the last thirty days, and their cost. */
export function UsageTable() {
  const { rows, currency, tokensToday, moneyToday, limit } = useRead(aiEndpoints.getUsage, {})
  const tasks = useRead(aiEndpoints.listTasks, {})
  const nameOf = (id: string) => tasks.find((task) => task.id === id)?.label ?? id
  if (rows.length === 0) {
    return <Empty quiet>No requests in the last 30 days.</Empty>
  }
  const columns: Column<UsageRow>[] = [
    { name: 'Day', cell: ({ day }) => day },
    { name: 'Task', cell: ({ task }) => nameOf(task) },
    { name: 'Model', cell: ({ model }) => model },
    { name: 'Requests', isNumber: true, cell: ({ calls }) => numbers.format(calls) },
    { name: 'Cached', isNumber: true, cell: ({ cached }) => numbers.format(cached) },
    {
      name: 'Input tokens',
      isNumber: true,
      cell: ({ inputTokens }) => numbers.format(inputTokens),
    },
    {
      name: 'Output tokens',
      isNumber: true,
      cell: ({ outputTokens }) => numbers.format(outputTokens),
    },
    {
      name: currency,
      isNumber: true,
      cell: ({ money }) => (money === null ? 'no price' : amounts.format(money)),
    },
  ]
  return (
    <>
      <p>
        Today: {numbers.format(tokensToday)} tokens, {amounts.format(moneyToday)} {currency}.
        {limit !== null && (
          <>
            {' '}
            <strong>{limit}</strong>
          </>
        )}
      </p>
      <Table
        label="Usage by day"
        columns={columns}
        rows={rows}
        keyOf={({ day, task, model }) => `${day} ${task} ${model}`}
      />
    </>
  )
}

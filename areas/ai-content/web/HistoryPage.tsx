import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Download, ListFilter } from '#web/ui/more-icons.ts'
import { count } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { aiContent } from '../contract.ts'
import { sampleContent } from '../contracts/sample.ts'
import { GenerationTable } from './GenerationTable.tsx'

export function HistoryPage() {
  return (
    <Panel
      title="Content history"
      count={<TextCount />}
      actions={<HistoryActions />}
      skeleton={<SkeletonLines count={16} />}
    >
      <History />
    </Panel>
  )
}

function TextCount() {
  return count(useRead(aiContent.listGenerations, {}).length, 'text')
}

/** "Filter" has no effect yet. */
function HistoryActions() {
  const { canWrite } = useRead(aiContent.getWriter, {})
  const exportHistory = useWrite(sampleContent.exportHistory)
  if (canWrite) return null
  return (
    <>
      <Button size="s" icon={<ListFilter />}>
        Filter
      </Button>
      <Button size="s" icon={<Download />} onClick={() => exportHistory.mutate({})}>
        Export
      </Button>
    </>
  )
}

function History() {
  return <GenerationTable label="Content history" rows={useRead(aiContent.listGenerations, {})} />
}

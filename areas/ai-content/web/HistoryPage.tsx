import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Download, ListFilter } from '#web/ui/more-icons.ts'
import { count } from '#web/ui/count.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { aiContent } from '../contract.ts'
import { sampleContent } from '../contracts/sample.ts'
import { GenerationTable } from './GenerationTable.tsx'

const KeptHistory = lazyPart(
  async () => (await import('./history/KeptHistory.tsx')).KeptHistory,
  'areas/ai-content/web/history/KeptHistory.tsx',
)

export function HistoryPage() {
  return useRead(aiContent.getWriter, {}).canWrite ? <KeptHistory /> : <SampleHistory />
}

/** The history in the demo, which writes no text. */
function SampleHistory() {
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

/** The buttons above the history. "Filter" has no effect yet. */
function HistoryActions() {
  const exportHistory = useWrite(sampleContent.exportHistory)
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

import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { fullCount } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { drafts, type DraftSearch } from '../../contracts/drafts.ts'
import { HistoryFiles } from './HistoryFiles.tsx'
import { HistoryFilter } from './HistoryFilter.tsx'
import { HistoryTable } from './HistoryTable.tsx'

/** The list of the reader's texts, with actions on one or several of them. */
export function KeptHistory() {
  const [asked, setAsked] = useState<DraftSearch>({ shelf: 'active' })
  return (
    <Panel
      title="Content history"
      count={<TextCount asked={asked} />}
      actions={<HistoryFiles />}
      skeleton={<SkeletonLines count={16} />}
    >
      <HistoryFilter asked={asked} onChange={setAsked} />
      <HistoryTable key={asked.shelf} asked={asked} />
    </Panel>
  )
}

function TextCount({ asked }: { asked: DraftSearch }) {
  const { count, isCut } = useRead(drafts.countDrafts, asked)
  return `${fullCount(count)}${isCut ? '+' : ''} ${count === 1 ? 'text' : 'texts'}`
}

import { useState } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { count, fullCount } from '#web/ui/count.ts'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { drafts, type DraftSearch } from '../../contracts/drafts.ts'
import { ChosenTexts } from './ChosenTexts.tsx'
import { HistoryFiles } from './HistoryFiles.tsx'
import { HistoryFilter } from './HistoryFilter.tsx'
import { HistoryTable } from './HistoryTable.tsx'

/** The list of the reader's texts, with actions on one or several of them. */
export function KeptHistory() {
  const [asked, setAsked] = useState<DraftSearch>({ shelf: 'active' })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const clear = () => setChosen(new Set())

  function handleAsk(next: DraftSearch) {
    if (next.shelf !== asked.shelf) clear()
    setAsked(next)
  }

  return (
    <Panel
      title="Content history"
      count={
        <span aria-live="polite">
          {chosen.size > 0 ? `${count(chosen.size, 'text')} selected` : <TextCount asked={asked} />}
        </span>
      }
      actions={
        chosen.size > 0 ? (
          <ChosenTexts chosen={chosen} isBin={asked.shelf === 'deleted'} onClear={clear} />
        ) : (
          <HistoryFiles />
        )
      }
      skeleton={<SkeletonLines count={16} />}
    >
      <HistoryFilter asked={asked} onChange={handleAsk} />
      <HistoryTable key={asked.shelf} asked={asked} chosen={chosen} onChosen={setChosen} />
    </Panel>
  )
}

function TextCount({ asked }: { asked: DraftSearch }) {
  const { count: found, isCut } = useRead(drafts.countDrafts, asked)
  return `${fullCount(found)}${isCut ? '+' : ''} ${found === 1 ? 'text' : 'texts'}`
}

import { Button } from '#web/ui/controls/Button.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { RotateCcw } from '#web/ui/more-icons.ts'
import { ChosenFiles } from './HistoryFiles.tsx'
import { useDraftActions } from './use-draft-actions.ts'

interface ChosenTextsProps {
  chosen: ReadonlySet<string>
  isBin: boolean
  onClear: () => void
}

/** Actions on all chosen texts. They replace other actions, so that the table does not move. */
export function ChosenTexts({ chosen, isBin, onClear }: ChosenTextsProps) {
  const { removeAll, restoreAll } = useDraftActions()

  async function handleAct() {
    const done = await (isBin ? restoreAll : removeAll)([...chosen])
    if (done) onClear()
  }

  return (
    <>
      <Button size="s" icon={isBin ? <RotateCcw /> : <Trash2 />} onClick={() => void handleAct()}>
        {isBin ? 'Restore' : 'Delete'}
      </Button>
      {!isBin && <ChosenFiles drafts={[...chosen]} />}
      <Button size="s" onClick={onClear}>
        Clear
      </Button>
    </>
  )
}

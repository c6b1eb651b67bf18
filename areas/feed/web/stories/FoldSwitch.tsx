import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { folding } from '../../contracts/folding.ts'

/** A switch for folding the articles of a story. */
export function FoldSwitch() {
  const { isOn } = useRead(folding.getFolding, {})
  const { mutateAsync } = useWrite(folding.saveFolding)
  const orTell = useAttempt()
  return (
    <Button
      size="s"
      variant="quiet"
      pressed={isOn}
      title={
        isOn
          ? 'A story stands once, with its other articles folded under it'
          : 'Fold the other articles of a story under its newest one'
      }
      onClick={() => void orTell(mutateAsync({ isOn: !isOn }))}
    >
      Fold stories
    </Button>
  )
}

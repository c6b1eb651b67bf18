import { Button } from '#web/ui/controls/Button.tsx'
import { useUnreadOnly } from './use-unread-only.ts'

/** A switch that hides read articles in all lists. */
export function UnreadSwitch() {
  const { isOn, choose } = useUnreadOnly()
  return (
    <Button
      size="s"
      variant="quiet"
      pressed={isOn}
      title={isOn ? 'Show read articles in all lists, too' : 'Leave read articles out of all lists'}
      onClick={() => choose(!isOn)}
    >
      Unread only
    </Button>
  )
}

/** A button that shows all articles, for a list without unread ones. */
export function ShowAllButton() {
  const { choose } = useUnreadOnly()
  return <Button onClick={() => choose(false)}>Show all articles</Button>
}

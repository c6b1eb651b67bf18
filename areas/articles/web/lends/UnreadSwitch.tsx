import { Button } from '#web/ui/controls/Button.tsx'
import { useUnreadOnly } from './use-unread-only.ts'

/** The switch by which lists leave out read articles. */
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

/** The button of a list without unread articles: shows all of them. */
export function ShowAllButton() {
  const { choose } = useUnreadOnly()
  return <Button onClick={() => choose(false)}>Show all articles</Button>
}

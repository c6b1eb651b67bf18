import { Button } from '#web/ui/controls/Button.tsx'
import { useKept } from '#web/asking/use-kept.ts'
import { useUnreadOnly } from './use-unread-only.ts'

/** The switch by which lists leave out read articles, if the server keeps that choice. */
export function UnreadSwitch() {
  return useKept('unread-lists') && <Switch />
}

function Switch() {
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

/** For a list without an unread article. */
export function ShowAllButton() {
  const { choose } = useUnreadOnly()
  return <Button onClick={() => choose(false)}>Show all articles</Button>
}

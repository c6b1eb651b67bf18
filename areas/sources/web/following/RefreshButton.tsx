import { useRead, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { RefreshCw } from '#web/ui/icons.ts'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { sources } from '../../contract.ts'
import { feed } from '#areas/feed/contract.ts'

/** Fetches the reader's sources now, except paused and ended ones. */
export function RefreshButton() {
  const refresh = useWrite(sources.refreshSources)
  const toast = useToast()
  const hasSource = useRead(feed.getHub, {}).sourceCount > 0

  async function handleRefresh() {
    try {
      await refresh.mutateAsync({})
      toast({ title: 'Fetching all sources', text: 'New articles will appear automatically.' })
    } catch (error) {
      toast({ tone: 'error', title: 'Refresh failed', text: explain(error) })
    }
  }

  return (
    <Button
      size="s"
      icon={<RefreshCw />}
      disabled={!hasSource || refresh.isPending}
      onClick={() => void handleRefresh()}
    >
      Refresh now
    </Button>
  )
}

import { Suspense, useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Settings } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { FeedModule } from '../../contracts/feed-settings.ts'
import { useFeedPage } from '#areas/articles/web/lends/use-feed-page.ts'
import { useKept } from '#areas/portal/web/lends/use-kept.ts'

const ModuleSettingsDialog = lazyPart(
  async () => (await import('./ModuleSettingsDialog.tsx')).ModuleSettingsDialog,
)

// The words of the dialog come with the dialog; its button needs but these.
const titles: Record<FeedModule, string> = {
  headlines: 'Configure Headline Types',
  breaking: 'Configure Breaking News',
}

/** Opens the settings of a module. It is there while the feed is being customized. */
export function ConfigureButton({ module }: { module: FeedModule }) {
  const { isCustomizing } = useFeedPage()
  return isCustomizing && <KeptConfigureButton module={module} />
}

function KeptConfigureButton({ module }: { module: FeedModule }) {
  const isKept = useKept('feed-settings')
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)
  if (!isKept) return null

  function handleOpen() {
    setOpen(true)
    setWasOpen(true)
  }

  return (
    <>
      <IconButton
        size="s"
        label={titles[module]}
        icon={<Settings />}
        aria-haspopup="dialog"
        onClick={handleOpen}
      />
      {wasOpen && (
        <Suspense fallback={null}>
          <ModuleSettingsDialog
            module={module}
            title={titles[module]}
            open={isOpen}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}

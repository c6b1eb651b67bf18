import { Suspense, useState } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Settings } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import type { FeedModule } from '../../contracts/feed-settings.ts'

const ModuleSettingsDialog = lazyPart(
  async () => (await import('./ModuleSettingsDialog.tsx')).ModuleSettingsDialog,
)

// Titles of the dialogs, which their buttons need. All other words are loaded with the dialog.
const titles: Record<FeedModule, string> = {
  headlines: 'Configure Headline Types',
  breaking: 'Configure Breaking News',
}

/** The button for the settings of a module, with the dialog that it opens. */
export function ModuleSettings({ module }: { module: FeedModule }) {
  const [isOpen, setOpen] = useState(false)
  const [wasOpen, setWasOpen] = useState(false)

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

import { Suspense } from 'react'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { PenLine } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { Trouble } from '#web/ui/blocks/Trouble.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import type { Folder } from '../../contract.ts'

const EditFolderDialog = lazyPart(
  async () => (await import('./EditFolderDialog.tsx')).EditFolderDialog,
)

/** Opens the settings of a folder. */
export function EditFolderButton({ folder }: { folder: Folder }) {
  const dialog = useOpening()
  return (
    <>
      <IconButton
        size="s"
        label={`Edit folder ${folder.name}`}
        icon={<PenLine />}
        onClick={dialog.open}
      />
      {dialog.nth > 0 && (
        <Trouble>
          <Suspense fallback={null}>
            <EditFolderDialog
              key={dialog.nth}
              folder={folder}
              open={dialog.isOpen}
              onClose={dialog.close}
            />
          </Suspense>
        </Trouble>
      )}
    </>
  )
}

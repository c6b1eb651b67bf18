import { Suspense } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { lazyPart } from '#web/ui/lazy-part.tsx'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { appStudio } from '../../contract.ts'
import { NewProject } from './NewProject.tsx'

const ImportProject = lazyPart(async () => (await import('./ImportProject.tsx')).ImportProject)

/**
 * The buttons above the list of projects. If projects cannot be created here, only "New Project" is
 * shown, without an effect, because the requirements demand that button.
 */
export function ProjectTools() {
  const { canCreate } = useRead(appStudio.listTemplates, {})
  const creating = useOpening()
  const importing = useOpening()
  return (
    <>
      {canCreate && (
        <Button size="s" onClick={importing.open}>
          Import ZIP
        </Button>
      )}
      <Button size="s" icon={<Plus />} onClick={canCreate ? creating.open : undefined}>
        New Project
      </Button>
      <NewProject
        key={creating.nth}
        template={null}
        open={creating.isOpen}
        onClose={creating.close}
      />
      {importing.isOpen && (
        <Suspense fallback={null}>
          <ImportProject onClose={importing.close} />
        </Suspense>
      )}
    </>
  )
}

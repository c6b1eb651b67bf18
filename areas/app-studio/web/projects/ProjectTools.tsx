import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { appStudio } from '../../contract.ts'
import { NewProject } from './NewProject.tsx'

/** The button over the list. Where nothing can be created, it is drawn as the documents draw it. */
export function ProjectTools() {
  const { canCreate } = useRead(appStudio.listTemplates, {})
  const creating = useOpening()
  return (
    <>
      <Button size="s" icon={<Plus />} onClick={canCreate ? creating.open : undefined}>
        New Project
      </Button>
      <NewProject
        key={creating.nth}
        template={null}
        open={creating.isOpen}
        onClose={creating.close}
      />
    </>
  )
}

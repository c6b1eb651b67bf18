import { Button } from '#web/ui/controls/Button.tsx'
import { FileUp, Plus } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { useCanBuild } from '../use-can-build.ts'
import { ImportWorkflow } from './ImportWorkflow.tsx'
import { NewWorkflow } from './NewWorkflow.tsx'

/** Buttons above the list of workflows; renders nothing if workflows cannot be made here. */
export function WorkflowTools() {
  return useCanBuild() && <Tools />
}

function Tools() {
  const creating = useOpening()
  const importing = useOpening()
  return (
    <>
      <Button size="s" icon={<FileUp />} onClick={importing.open}>
        Import
      </Button>
      <Button size="s" variant="primary" icon={<Plus />} onClick={creating.open}>
        New workflow
      </Button>
      <NewWorkflow key={`new-${creating.nth}`} open={creating.isOpen} onClose={creating.close} />
      <ImportWorkflow
        key={`import-${importing.nth}`}
        open={importing.isOpen}
        onClose={importing.close}
      />
    </>
  )
}

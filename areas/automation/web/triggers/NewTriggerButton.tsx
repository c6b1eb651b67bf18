import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { usePage } from '#web/place/page.tsx'
import { useCanBuild } from '../use-can-build.ts'
import { TriggerDialog } from './TriggerDialog.tsx'
import { triggerPage } from './trigger-page.ts'
import { isFromOutside } from './trigger-words.ts'

/** A button that adds a trigger; renders nothing if triggers cannot be made here. */
export function NewTriggerButton() {
  return useCanBuild() && <NewTrigger />
}

function NewTrigger() {
  const { isOpen, nth, open, close } = useOpening()
  const { goTo } = usePage()
  return (
    <>
      <Button size="s" variant="primary" icon={<Plus />} onClick={open}>
        New trigger
      </Button>
      <TriggerDialog
        key={nth}
        id={null}
        open={isOpen}
        onClose={close}
        onSaved={({ id, kind }) => isFromOutside(kind) && goTo(triggerPage(id))}
      />
    </>
  )
}

import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { type AutomationRule, ruleEditor } from '../contract.ts'

interface DeleteRuleDialogProps {
  rule: AutomationRule
  open: boolean
  onClose: () => void
}

/** Asks whether the changes by the rule stay. */
export function DeleteRuleDialog({ rule, open, onClose }: DeleteRuleDialogProps) {
  const remove = useWrite(ruleEditor.removeRule)

  async function handleDelete(undo: boolean) {
    const isDone = await remove.mutateAsync({ id: rule.id, undo }).then(
      () => true,
      () => false,
    )
    if (!isDone) return
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Delete “${rule.name}”?`}
      footer={
        <>
          <Button disabled={remove.isPending} onClick={() => void handleDelete(false)}>
            Delete only
          </Button>
          <Button
            variant="danger"
            disabled={remove.isPending}
            onClick={() => void handleDelete(true)}
          >
            Delete and undo
          </Button>
        </>
      }
    >
      <p>Keep its changes, or undo them now. You can’t undo them after deleting the rule.</p>
      <FormError of={remove.error} />
    </Dialog>
  )
}

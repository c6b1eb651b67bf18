import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { type AutomationRule, ruleEditor } from '../contract.ts'

interface UndoRuleDialogProps {
  rule: AutomationRule
  open: boolean
  onClose: () => void
}

export function UndoRuleDialog({ rule, open, onClose }: UndoRuleDialogProps) {
  const undo = useWrite(ruleEditor.undoRule)
  const toast = useToast()

  async function handleUndo() {
    const undone = await undo.mutateAsync({ id: rule.id }).catch(() => null)
    if (!undone) return
    toast({
      tone: 'success',
      title: `“${rule.name}” was undone and turned off`,
      text: `${undone.articles} ${undone.articles === 1 ? 'article was' : 'articles were'} restored.`,
    })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Undo all changes of “${rule.name}”?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Keep it
          </Button>
          <Button variant="primary" disabled={undo.isPending} onClick={() => void handleUndo()}>
            Undo all
          </Button>
        </>
      }
    >
      <p>
        Every article that it changed is restored, and the rule is turned off. Your own changes
        stay.
      </p>
      <FormError of={undo.error} />
    </Dialog>
  )
}

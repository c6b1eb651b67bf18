import { useRefresh, useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { useToast } from '#web/ui/overlays/Toast.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { ruleEditor } from '../contracts/rule-editor.ts'
import type { AutomationRule } from '../contract.ts'

interface UndoRuleDialogProps {
  rule: AutomationRule
  open: boolean
  onClose: () => void
}

export function UndoRuleDialog({ rule, open, onClose }: UndoRuleDialogProps) {
  const undo = useWrite(ruleEditor.undoRule)
  const refresh = useRefresh()
  const toast = useToast()

  async function handleUndo() {
    const undone = await undo.mutateAsync({ id: rule.id }).catch(() => null)
    if (!undone) return
    refresh({ area: 'rules' })
    toast({
      tone: 'success',
      title: `“${rule.name}” is undone and off`,
      text: `${undone.articles} ${undone.articles === 1 ? 'article is' : 'articles are'} as before.`,
    })
    onClose()
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={`Undo all that “${rule.name}” did?`}
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
        Every article that it touched is as it was before, and the rule is switched off. What you
        did yourself stays.
      </p>
      {undo.error && (
        <p className="field-error" role="alert">
          {explain(undo.error)}
        </p>
      )}
    </Dialog>
  )
}

import { useWrite } from '#web/asking/api.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { type RuleDraft, rules } from '../contract.ts'
import { RulePreview } from './editing/RulePreview.tsx'

interface SwitchOnDialogProps {
  rule: RuleDraft
  open: boolean
  onClose: () => void
}

/** Shows how a rule will change existing articles before it is switched on. */
export function SwitchOnDialog({ rule, open, onClose }: SwitchOnDialogProps) {
  const setEnabled = useWrite(rules.setRuleEnabled)

  async function handleOn() {
    const isDone = await setEnabled.mutateAsync({ id: rule.id!, enabled: true }).then(
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
      title={`Switch on “${rule.name}”?`}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Leave it off
          </Button>
          <Button variant="primary" disabled={setEnabled.isPending} onClick={() => void handleOn()}>
            Switch on
          </Button>
        </>
      }
    >
      <RulePreview rule={rule} />
      <FormError of={setEnabled.error} />
    </Dialog>
  )
}

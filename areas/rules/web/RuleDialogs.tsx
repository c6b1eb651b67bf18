import type { AutomationRule, RuleDraft } from '../contract.ts'
import { ChangedDialog } from './ChangedDialog.tsx'
import { DeleteRuleDialog } from './DeleteRuleDialog.tsx'
import { RuleDialog } from './editing/RuleDialog.tsx'
import { SwitchOnDialog } from './SwitchOnDialog.tsx'
import { UndoRuleDialog } from './UndoRuleDialog.tsx'

/** The dialog that a control of the list opens. */
export type Opened =
  | { kind: 'edit' | 'switch-on'; draft: RuleDraft }
  | { kind: 'changed' | 'delete' | 'undo'; rule: AutomationRule }

interface RuleDialogsProps {
  opened: Opened
  open: boolean
  onClose: () => void
}

/** The dialogs of the list; only one is open at a time. */
export function RuleDialogs({ opened, open, onClose }: RuleDialogsProps) {
  const dialog = { open, onClose }
  switch (opened.kind) {
    case 'edit':
      return <RuleDialog draft={opened.draft} {...dialog} />
    case 'switch-on':
      return <SwitchOnDialog rule={opened.draft} {...dialog} />
    case 'changed':
      return <ChangedDialog rule={opened.rule} {...dialog} />
    case 'undo':
      return <UndoRuleDialog rule={opened.rule} {...dialog} />
    case 'delete':
      return <DeleteRuleDialog rule={opened.rule} {...dialog} />
  }
}

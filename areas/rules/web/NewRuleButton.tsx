import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { emptyRule } from './editing/edited-rule.ts'
import { RuleDialog } from './editing/RuleDialog.tsx'

/** Opens an empty rule. */
export function NewRuleButton() {
  // Counts the openings, because each one needs a new form.
  const [opened, setOpened] = useState(0)
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="s"
        icon={<Plus />}
        onClick={() => {
          setOpened(opened + 1)
          setOpen(true)
        }}
      >
        New rule
      </Button>
      <RuleDialog key={opened} draft={emptyRule} open={isOpen} onClose={() => setOpen(false)} />
    </>
  )
}

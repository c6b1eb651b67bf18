import { useState } from 'react'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { emptyRule } from './editing/edited-rule.ts'
import { RuleDialog } from './editing/RuleDialog.tsx'

/** A button that opens an empty rule. */
export function NewRuleButton() {
  // Counts how often the form was opened, because each time it has to be a new one.
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

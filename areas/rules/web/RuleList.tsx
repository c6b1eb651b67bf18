import { useRef, useState } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { Trash2 } from '#web/ui/icons.ts'
import { useOpening } from '#web/ui/overlays/use-opening.ts'
import { rules, type AutomationRule } from '../contract.ts'
import { EditingControls } from './EditingControls.tsx'
import { RuleCard } from './RuleCard.tsx'
import { RuleDialogs, type Opened } from './RuleDialogs.tsx'
import { RuleOffers } from './RuleOffers.tsx'
import { RuleState } from './RuleState.tsx'

/** The reader's rules in the order in which they act. */
export function RuleList({ isEditable }: { isEditable: boolean }) {
  const list = useRead(rules.listRules, {})
  const body = useRef<HTMLDivElement>(null)
  const [opened, setOpened] = useState<Opened | null>(null)
  const opening = useOpening()
  const open = (next: Opened) => {
    setOpened(next)
    opening.open()
  }

  return (
    <div className="rules-body" ref={body} tabIndex={-1}>
      {list.length > 0 ? (
        <ol aria-label="Rules">
          {list.map((rule, at) => (
            <RuleCard
              key={rule.id}
              rule={rule}
              controls={
                isEditable ? (
                  <EditingControls rule={rule} at={at} count={list.length} onOpen={open} />
                ) : (
                  // The pressed button is gone, so the focus moves to the list.
                  <SwitchAndDelete rule={rule} onDeleted={() => body.current?.focus()} />
                )
              }
            >
              {isEditable && <RuleState rule={rule} onOpen={open} />}
            </RuleCard>
          ))}
        </ol>
      ) : (
        <Empty title="No rules yet">Rules sort, tag or announce new articles automatically.</Empty>
      )}
      {isEditable && <RuleOffers onTake={(draft) => open({ kind: 'edit', draft })} />}
      {opened && (
        // The key changes each time a dialog opens, so that it does not show an old draft or
        // preview.
        <RuleDialogs
          key={opening.nth}
          opened={opened}
          open={opening.isOpen}
          onClose={opening.close}
        />
      )}
    </div>
  )
}

interface SwitchAndDeleteProps {
  rule: AutomationRule
  onDeleted: () => void
}

/**
 * Controls of a rule that does not act on articles, as in the demo. Switching and deleting need no
 * confirmation.
 */
function SwitchAndDelete({ rule: { id, name, enabled }, onDeleted }: SwitchAndDeleteProps) {
  const setEnabled = useWrite(rules.setRuleEnabled)
  const remove = useWrite(rules.deleteRule)

  async function handleDelete() {
    await remove.mutateAsync({ id })
    onDeleted()
  }

  return (
    <>
      <Switch
        bare
        label={`Enable ${name}`}
        checked={enabled}
        onChange={(checked) => setEnabled.mutate({ id, enabled: checked })}
      />
      <IconButton label={`Delete ${name}`} icon={<Trash2 />} onClick={() => void handleDelete()} />
    </>
  )
}

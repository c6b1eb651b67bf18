import { useContext } from 'react'
import { AskContext, useWrite } from '#web/asking/api.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { ChevronDown, ChevronUp, Ellipsis, Pencil, Trash2 } from '#web/ui/icons.ts'
import { History, RotateCcw, Zap } from '#web/ui/more-icons.ts'
import { usePage } from '#web/place/page.tsx'
import { workflows } from '#areas/automation/contracts/workflows.ts'
import { Menu } from '#web/ui/overlays/Menu.tsx'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { type AutomationRule, ruleEditor, rules } from '../contract.ts'
import type { Opened } from './RuleDialogs.tsx'

interface EditingControlsProps {
  rule: AutomationRule
  /** The position of the rule in the order, from 0. */
  at: number
  /** The number of all rules. */
  count: number
  onOpen: (opened: Opened) => void
}

/**
 * Controls of a rule that acts on articles: its position, its switch (which opens a preview), and a
 * menu.
 */
export function EditingControls({ rule, at, count, onOpen }: EditingControlsProps) {
  const { id, name, enabled } = rule
  const move = useWrite(ruleEditor.moveRule)
  const setEnabled = useWrite(rules.setRuleEnabled)
  const ask = useContext(AskContext)
  const attempt = useAttempt()
  const copy = useWrite(workflows.copyRule)
  const { goTo } = usePage()
  const moveTo = (to: number) => void attempt(move.mutateAsync({ id, to }))

  async function openDraft(kind: 'edit' | 'switch-on') {
    await attempt(ask(ruleEditor.getRule, { id }).then((draft) => onOpen({ kind, draft })))
  }

  async function makeWorkflow() {
    const made = await attempt(copy.mutateAsync({ rule: id }))
    if (made) goTo(`/automation/workflows/${made.id}`)
  }

  return (
    <>
      <IconButton
        label={`Move ${name} up`}
        icon={<ChevronUp />}
        disabled={at === 0}
        onClick={() => moveTo(at - 1)}
      />
      <IconButton
        label={`Move ${name} down`}
        icon={<ChevronDown />}
        disabled={at === count - 1}
        onClick={() => moveTo(at + 1)}
      />
      <Switch
        bare
        label={`Enable ${name}`}
        checked={enabled}
        onChange={(checked) =>
          void (checked
            ? openDraft('switch-on')
            : attempt(setEnabled.mutateAsync({ id, enabled: false })))
        }
      />
      <Menu
        label={`More actions for ${name}`}
        items={[
          { label: 'Edit', icon: <Pencil />, onSelect: () => void openDraft('edit') },
          {
            label: 'What it did',
            icon: <History />,
            onSelect: () => onOpen({ kind: 'changed', rule }),
          },
          {
            label: 'Make it a workflow',
            icon: <Zap />,
            onSelect: () => void makeWorkflow(),
          },
          {
            label: 'Undo all its changes',
            icon: <RotateCcw />,
            onSelect: () => onOpen({ kind: 'undo', rule }),
          },
          {
            label: 'Delete',
            icon: <Trash2 />,
            danger: true,
            parted: true,
            onSelect: () => onOpen({ kind: 'delete', rule }),
          },
        ]}
        trigger={(wires) => (
          <IconButton label={`More actions for ${name}`} icon={<Ellipsis />} {...wires} />
        )}
      />
    </>
  )
}

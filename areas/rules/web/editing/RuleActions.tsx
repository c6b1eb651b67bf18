import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { ActionRow } from './ActionRow.tsx'
import { changed, newAction, type EditedAction } from './edited-rule.ts'

interface RuleActionsProps {
  actions: readonly EditedAction[]
  onChange: (actions: EditedAction[]) => void
  /** Errors of single actions, by their key. */
  problems: Record<number, string>
  /** The error of all actions together; null if there is none. */
  error: string | null
}

/** Edits the actions of a rule. */
export function RuleActions({ actions, onChange, problems, error }: RuleActionsProps) {
  return (
    <fieldset className="rule-part">
      <legend>Then</legend>
      {actions.map((action, at) => (
        <ActionRow
          key={action.key}
          place={at + 1}
          action={action}
          error={problems[action.key] ?? null}
          onChange={(changes) => onChange(changed(actions, action.key, changes))}
          onRemove={
            actions.length > 1 ? () => onChange(actions.filter((one) => one !== action)) : null
          }
        />
      ))}
      <FormError of={error} />
      <Button
        size="s"
        variant="quiet"
        icon={<Plus />}
        onClick={() => onChange([...actions, newAction()])}
      >
        Add action
      </Button>
    </fieldset>
  )
}

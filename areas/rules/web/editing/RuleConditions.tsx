import { Button } from '#web/ui/controls/Button.tsx'
import { Plus } from '#web/ui/icons.ts'
import { Segmented } from '#web/ui/controls/Segmented.tsx'
import { ConditionRow } from './ConditionRow.tsx'
import { changed, newCondition, type EditedCondition, type EditedRule } from './edited-rule.ts'

const matchOptions = [
  { value: 'all', label: 'All of these' },
  { value: 'any', label: 'Any of these' },
] as const

interface RuleConditionsProps {
  rule: EditedRule
  onMatch: (match: EditedRule['match']) => void
  onChange: (conditions: EditedCondition[]) => void
  messageOf: (condition: EditedCondition) => string | null
  onPattern: (pattern: string) => void
}

/** Edits the conditions of a rule. */
export function RuleConditions({
  rule,
  onMatch,
  onChange,
  messageOf,
  onPattern,
}: RuleConditionsProps) {
  const { conditions, match } = rule
  return (
    <fieldset className="rule-part">
      <legend>When</legend>
      {conditions.length > 1 && (
        <Segmented
          label="An article must meet"
          options={matchOptions}
          value={match}
          onChange={onMatch}
        />
      )}
      {conditions.map((condition, at) => (
        <ConditionRow
          key={condition.key}
          place={at + 1}
          condition={condition}
          error={messageOf(condition)}
          onChange={(changes) => onChange(changed(conditions, condition.key, changes))}
          onPattern={onPattern}
          onRemove={
            conditions.length > 1
              ? () => onChange(conditions.filter((one) => one !== condition))
              : null
          }
        />
      ))}
      <Button
        size="s"
        variant="quiet"
        icon={<Plus />}
        onClick={() => onChange([...conditions, newCondition()])}
      >
        Add condition
      </Button>
    </fieldset>
  )
}

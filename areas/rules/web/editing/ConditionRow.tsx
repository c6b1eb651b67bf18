import { useRead } from '#web/asking/api.tsx'
import { ChipInput } from '#web/ui/controls/ChipInput.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { ruleEditor, type RuleCondition } from '../../contract.ts'
import { languagesFor, type EditedCondition } from './edited-rule.ts'
import { PickChips } from './PickChips.tsx'

const kinds: { value: RuleCondition['about']; label: string; is: string; isNot: string }[] = [
  { value: 'words', label: 'Text', is: 'contains', isNot: 'does not contain' },
  { value: 'source', label: 'Source', is: 'is', isNot: 'is not' },
  { value: 'topic', label: 'Topic', is: 'is', isNot: 'is not' },
  { value: 'category', label: 'Category', is: 'is', isNot: 'is not' },
  { value: 'link', label: 'Link', is: 'contains', isNot: 'does not contain' },
  { value: 'age', label: 'Age', is: 'is over', isNot: 'is at most' },
  { value: 'quality', label: 'Quality score', is: 'is under', isNot: 'is at least' },
  { value: 'language', label: 'Language', is: 'is', isNot: 'is not' },
  { value: 'source-count', label: 'Number of sources', is: 'is at least', isNot: 'is fewer than' },
  { value: 'length', label: 'Length', is: 'is at least', isNot: 'is under' },
  { value: 'pattern', label: 'Regular expression', is: 'matches', isNot: 'does not match' },
]

const places = [
  { value: 'anywhere', label: 'In title or summary' },
  { value: 'title', label: 'In the title' },
]

interface ConditionRowProps {
  /** The position of the condition, counted from 1, for screen readers. */
  place: number
  condition: EditedCondition
  error: string | null
  onChange: (changes: Partial<EditedCondition>) => void
  /** Called when the field of a pattern loses the focus. */
  onPattern: (pattern: string) => void
  /** Removes the condition; null for the only condition, which must stay. */
  onRemove: (() => void) | null
}

/** Edits one condition: its subject, its negation, and its values. */
export function ConditionRow(props: ConditionRowProps) {
  const { place, condition, onChange, onRemove } = props
  const kind = kinds.find(({ value }) => value === condition.about)!
  return (
    <div className="rule-row" role="group" aria-label={`Condition ${place}`}>
      <Select
        aria-label="Condition type"
        value={condition.about}
        options={kinds}
        onChange={(about) => onChange({ about: about as RuleCondition['about'] })}
      />
      <Select
        aria-label="Comparison"
        value={condition.not ? 'not' : 'is'}
        options={[
          { value: 'is', label: kind.is },
          { value: 'not', label: kind.isNot },
        ]}
        onChange={(value) => onChange({ not: value === 'not' })}
      />
      {onRemove && (
        <IconButton
          className="rule-row-remove"
          label={`Remove condition ${place}`}
          icon={<X />}
          onClick={onRemove}
        />
      )}
      <div className="rule-row-value">
        <ConditionValue {...props} />
      </div>
    </div>
  )
}

function ConditionValue({ condition, error, onChange, onPattern }: ConditionRowProps) {
  const form = useRead(ruleEditor.getRuleForm, {})
  switch (condition.about) {
    case 'words':
      return (
        <>
          <Field
            label="Words or phrases"
            error={error}
            hint="Any one of them is enough. Press Enter to add one."
          >
            <ChipInput
              item="word"
              values={condition.words}
              onChange={(words) => onChange({ words })}
            />
          </Field>
          <Place condition={condition} onChange={onChange} />
        </>
      )
    case 'link':
      return (
        <Field
          label="Parts of the address"
          error={error}
          hint="Any one of them is enough, such as /shorts/. Press Enter to add one."
        >
          <ChipInput
            item="part"
            values={condition.parts}
            onChange={(parts) => onChange({ parts })}
          />
        </Field>
      )
    case 'pattern':
      return (
        <>
          <Field
            label="Regular expression"
            error={error}
            hint="Not case-sensitive. Lookahead and backreferences are not supported."
          >
            <TextInput
              dir="ltr"
              spellCheck={false}
              autoCapitalize="none"
              autoComplete="off"
              maxLength={500}
              placeholder="\b(harbou?r|quay)s?\b"
              value={condition.pattern}
              onChange={(event) => onChange({ pattern: event.target.value })}
              onBlur={(event) => onPattern(event.target.value)}
            />
          </Field>
          <Place condition={condition} onChange={onChange} />
        </>
      )
    case 'source':
      return (
        <PickChips
          label="Sources"
          item="source"
          error={error}
          options={form.sources.map(({ id, name }) => ({ value: id, label: name }))}
          values={condition.sources}
          onChange={(sources) => onChange({ sources })}
        />
      )
    case 'topic':
      return (
        <PickChips
          label="Topics"
          item="topic"
          error={error}
          options={form.topics.map(({ id, name }) => ({ value: id, label: name }))}
          values={condition.topics}
          onChange={(topics) => onChange({ topics })}
        />
      )
    case 'category':
      return (
        <PickChips
          label="Categories"
          item="category"
          error={error}
          options={form.categories.map(({ id, name }) => ({ value: id, label: name }))}
          values={condition.categories}
          onChange={(categories) => onChange({ categories })}
        />
      )
    case 'language':
      return (
        <PickChips
          label="Languages"
          item="language"
          error={error}
          options={languagesFor(form.languages, condition.languages)}
          values={condition.languages}
          onChange={(languages) => onChange({ languages })}
        />
      )
    case 'age':
      return (
        <NumberField
          label="Days"
          error={error}
          value={condition.days}
          min={1}
          max={3650}
          onChange={(days) => onChange({ days })}
        />
      )
    case 'quality':
      return (
        <NumberField
          label="Score from 0 to 1"
          hint="News is mostly above 0.7, advertising below 0.3."
          error={error}
          value={condition.under}
          min={0.01}
          max={1}
          step={0.05}
          onChange={(under) => onChange({ under })}
        />
      )
    case 'length':
      return (
        <NumberField
          label="Minutes"
          hint="To read or to play, of its longest report."
          error={error}
          value={condition.minutes}
          min={1}
          max={600}
          onChange={(minutes) => onChange({ minutes })}
        />
      )
    case 'source-count':
      return (
        <NumberField
          label="Sources"
          error={error}
          value={condition.atLeast}
          min={1}
          max={1000}
          onChange={(atLeast) => onChange({ atLeast })}
        />
      )
  }
}

function Place({ condition, onChange }: Pick<ConditionRowProps, 'condition' | 'onChange'>) {
  return (
    <Select
      aria-label="Where"
      value={condition.where}
      options={places}
      onChange={(where) => onChange({ where: where as 'anywhere' | 'title' })}
    />
  )
}

interface NumberFieldProps {
  label: string
  hint?: string
  error: string | null
  value: string
  min: number
  max: number
  step?: number
  onChange: (value: string) => void
}

function NumberField({ label, hint, error, onChange, ...input }: NumberFieldProps) {
  return (
    <Field label={label} hint={hint} error={error}>
      <TextInput type="number" {...input} onChange={(event) => onChange(event.target.value)} />
    </Field>
  )
}

import { useRead } from '#web/asking/api.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { IconButton } from '#web/ui/controls/IconButton.tsx'
import { X } from '#web/ui/icons.ts'
import { PageLink } from '#web/place/page.tsx'
import {
  ruleEditor,
  type RuleAction,
  translationLanguages,
  type TranslationLanguage,
} from '../../contract.ts'
import { languageName } from '#engine/languages/language-name.ts'
import type { EditedAction } from './edited-rule.ts'
import { NeedsEndpoint } from '../NeedsEndpoint.tsx'

const kinds: { value: RuleAction['do']; label: string }[] = [
  { value: 'archive', label: 'Archive: only search finds it' },
  { value: 'hide', label: 'Hide from every list' },
  { value: 'save', label: 'Save' },
  { value: 'tag', label: 'Tag' },
  { value: 'move', label: 'Move to another category' },
  { value: 'notify', label: 'Notify me' },
  { value: 'read', label: 'Mark as read' },
  { value: 'boost', label: 'Rank higher or lower' },
  { value: 'translate', label: 'Translate the summary' },
  { value: 'run', label: 'Run a workflow' },
]

const steps = [3, 2, 1, -1, -2, -3].map((amount) => ({
  value: String(amount),
  label: `${Math.abs(amount)} ${Math.abs(amount) === 1 ? 'step' : 'steps'} ${amount > 0 ? 'higher' : 'lower'}`,
}))

const languages = translationLanguages
  .map((value) => ({ value, label: languageName(value) }))
  .toSorted((a, b) => a.label.localeCompare(b.label, 'en'))

interface ActionRowProps {
  /** The position of the action, counted from 1, for screen readers. */
  place: number
  action: EditedAction
  error: string | null
  onChange: (changes: Partial<EditedAction>) => void
  /** Removes the action; null for the only action, which must stay. */
  onRemove: (() => void) | null
}

export function ActionRow(props: ActionRowProps) {
  const { place, action, onChange, onRemove } = props
  return (
    <div className="rule-row" role="group" aria-label={`Action ${place}`}>
      <Select
        aria-label="Action type"
        value={action.do}
        options={kinds}
        onChange={(done) => onChange({ do: done as RuleAction['do'] })}
      />
      <ActionValue {...props} />
      {onRemove && (
        <IconButton
          className="rule-row-remove"
          label={`Remove action ${place}`}
          icon={<X />}
          onClick={onRemove}
        />
      )}
    </div>
  )
}

function ActionValue({ action, error, onChange }: ActionRowProps) {
  const { targets, translator, workflows } = useRead(ruleEditor.getRuleForm, {})
  if (action.do === 'tag') {
    return (
      <div className="rule-row-value">
        <Field label="Tag" error={error}>
          <TextInput
            dir="auto"
            maxLength={60}
            value={action.tag}
            onChange={(event) => onChange({ tag: event.target.value })}
          />
        </Field>
      </div>
    )
  }
  if (action.do === 'move') {
    return (
      <Select
        aria-label="Category"
        value={action.category}
        options={targets.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={(category) => onChange({ category })}
      />
    )
  }
  if (action.do === 'boost') {
    return (
      <Select
        aria-label="Steps"
        value={action.amount}
        options={steps}
        onChange={(amount) => onChange({ amount })}
      />
    )
  }
  if (action.do === 'translate') {
    return (
      <div className="rule-row-value">
        <Select
          aria-label="Language"
          value={action.language}
          options={languages}
          onChange={(language) => onChange({ language: language as TranslationLanguage })}
        />
        {translator === null ? (
          <NeedsEndpoint />
        ) : (
          <p className="meta">
            “{translator}” translates each summary, also of existing articles, in one or two
            requests. Numbers, dates and names are checked. Only languages in Latin letters.
          </p>
        )}
      </div>
    )
  }
  if (action.do === 'run')
    return (
      <div className="rule-row-value">
        {workflows.length > 0 && (
          <Field label="Workflow" error={error}>
            <Select
              value={action.workflow}
              options={[
                { value: '', label: 'Choose a workflow' },
                ...workflows.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              onChange={(workflow) => onChange({ workflow })}
            />
          </Field>
        )}
        <p className="meta">
          {workflows.length > 0 ? (
            'It runs once with each article that comes from now on. What it does is not undone with the rule.'
          ) : (
            <>
              There is no workflow yet. <PageLink page="/automation">Build one first</PageLink>.
            </>
          )}
        </p>
      </div>
    )
  return null
}

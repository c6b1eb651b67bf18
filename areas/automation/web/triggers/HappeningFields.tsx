import { useRead } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { triggers } from '../../contracts/triggers.ts'
import { offerFields } from '../../flow/fields/offered.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { ConditionRows } from '../fields/ConditionRows.tsx'

type HappeningDraft = Extract<TriggerDraft, { kind: 'happening' }>

interface HappeningFieldsProps {
  draft: HappeningDraft
  /** If the trigger was copied from a rule, the rule's conditions in words; null otherwise. */
  ruleWords: string | null
  onChange: (draft: HappeningDraft) => void
}

/** The choice of an event, and conditions on its data. */
export function HappeningFields({ draft, ruleWords, onChange }: HappeningFieldsProps) {
  const all = useRead(triggers.listHappenings, {})
  const chosen = all.find(({ name }) => name === draft.name)
  const offered = [
    { title: chosen?.title ?? 'Trigger', fields: offerFields(chosen?.example, ['trigger']) },
  ]
  return (
    <>
      <Field label="When" hint={chosen?.about}>
        <Select
          options={[
            ...all.map(({ name, title }) => ({ value: name, label: title })),
            ...(chosen ? [] : [{ value: draft.name, label: draft.name }]),
          ]}
          value={draft.name}
          // Another event drops the conditions of a rule, because those are about articles.
          onChange={(name) => onChange({ kind: draft.kind, name, when: draft.when })}
        />
      </Field>
      {draft.rule && ruleWords && (
        <section className="step-note" aria-label="Conditions of the rule">
          <p dir="auto">Only as in the rule: {ruleWords}</p>
          <Button
            size="s"
            variant="quiet"
            onClick={() => onChange({ kind: draft.kind, name: draft.name, when: draft.when })}
          >
            Remove these conditions
          </Button>
        </section>
      )}
      <ConditionRows
        label="Only if"
        conditions={draft.when}
        offered={offered}
        onChange={(when) => onChange({ ...draft, when })}
      />
    </>
  )
}

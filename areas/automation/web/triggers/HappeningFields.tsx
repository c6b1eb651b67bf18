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
  /** The conditions of the rule that it was copied from. */
  ruleWords: string | null
  onChange: (draft: HappeningDraft) => void
}

/** The thing that has to happen, and conditions on its facts. */
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
          // The conditions of a rule are about articles.
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

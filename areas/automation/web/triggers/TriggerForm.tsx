import { useZone } from '#web/place/clock.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { triggers, type OpenTrigger } from '../../contracts/triggers.ts'
import type { TriggerDraft } from '../../flow/triggers.ts'
import { FormFields } from './FormFields.tsx'
import { HappeningFields } from './HappeningFields.tsx'
import { MailFields } from './MailFields.tsx'
import { ScheduleFields } from './ScheduleFields.tsx'
import { WebhookFields } from './WebhookFields.tsx'
import { kindsBeside, kindWords, newDraft } from './trigger-words.ts'

export interface SavedTrigger {
  id: string
  name: string
  kind: TriggerDraft['kind']
}

interface TriggerFormProps {
  formId: string
  /** The trigger to change; absent for a new one. */
  trigger?: Pick<OpenTrigger, 'id' | 'name' | 'draft' | 'ruleWords'>
  onDone: (trigger: SavedTrigger) => void
}

/** The form that adds or changes a trigger. */
export function TriggerForm({ formId, trigger, onDone }: TriggerFormProps) {
  const zone = useZone()
  const form = useForm(triggers.saveTrigger, {
    initial: {
      name: trigger?.name ?? '',
      draft: trigger?.draft ?? newDraft('happening', zone),
    },
    toInput: ({ name, draft }) => ({
      ...(trigger && { id: trigger.id }),
      name: name.trim() || kindWords[draft.kind].name,
      draft,
    }),
    onDone: ({ id }) =>
      onDone({ id, name: name.trim() || kindWords[draft.kind].name, kind: draft.kind }),
  })
  const { name, draft } = form.values
  const setDraft = (next: TriggerDraft) => form.set('draft')(next)
  return (
    <form id={formId} className="trigger-form" noValidate onSubmit={form.submit}>
      <Field label="Kind of trigger" hint={kindWords[draft.kind].about}>
        <Select
          options={kindsBeside(trigger?.draft.kind ?? draft.kind).map((kind) => ({
            value: kind,
            label: kindWords[kind].name,
          }))}
          value={draft.kind}
          onChange={(kind) => setDraft(newDraft(kind, zone))}
        />
      </Field>
      {draft.kind === 'schedule' && (
        <ScheduleFields
          draft={draft}
          error={form.errors['draft.cron'] ?? form.errors['draft.zone']}
          onChange={setDraft}
        />
      )}
      {draft.kind === 'happening' && (
        <HappeningFields draft={draft} ruleWords={trigger?.ruleWords ?? null} onChange={setDraft} />
      )}
      {draft.kind === 'webhook' && <WebhookFields draft={draft} onChange={setDraft} />}
      {draft.kind === 'mail' && <MailFields draft={draft} onChange={setDraft} />}
      {draft.kind === 'form' && (
        <FormFields draft={draft} error={form.errors['draft.perHour']} onChange={setDraft} />
      )}
      <Field label="Name of the trigger" error={form.errors.name ?? form.error}>
        <TextInput
          value={name}
          placeholder={kindWords[draft.kind].name}
          onChange={form.set('name')}
        />
      </Field>
    </form>
  )
}

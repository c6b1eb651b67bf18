import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import type { TriggerDraft } from '../../flow/triggers.ts'

type WebhookDraft = Extract<TriggerDraft, { kind: 'webhook' }>

interface WebhookFieldsProps {
  draft: WebhookDraft
  onChange: (draft: WebhookDraft) => void
}

const proofs = [
  { value: 'signature', label: 'A signature' },
  { value: 'header', label: 'The secret in a header' },
] as const

/** Settings of a webhook: how senders prove who they are, and if GET is accepted. */
export function WebhookFields({ draft, onChange }: WebhookFieldsProps) {
  const { proof, takesGet, ...others } = draft
  return (
    <>
      <Field
        label="Senders prove themselves by"
        hint="Choose the header only for senders that cannot sign: whoever sees one delivery can send others."
      >
        <Select
          options={proofs}
          value={proof ?? 'signature'}
          onChange={(chosen) =>
            onChange({
              ...others,
              ...(takesGet && { takesGet }),
              ...(chosen === 'header' && { proof: chosen }),
            })
          }
        />
      </Field>
      <Switch
        label="Take GET as well"
        hint="For senders that can only open an address. The query is the input, and what they sign."
        checked={takesGet ?? false}
        onChange={(isOn) =>
          onChange({ ...others, ...(proof && { proof }), ...(isOn && { takesGet: true }) })
        }
      />
    </>
  )
}

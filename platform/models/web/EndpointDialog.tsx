import { useId } from 'react'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { usualAddresses } from '../ai-plan.ts'
import { aiEndpoints, type Endpoint } from '../contracts/ai-endpoints.ts'
import { addressHints, kindLabels, kindOptions } from './endpoint-words.ts'

interface EndpointDialogProps {
  /** The endpoint to change; null for a new one. */
  endpoint: Endpoint | null
  open: boolean
  onClose: () => void
}

const blank = {
  kind: 'ollama' as Endpoint['kind'],
  name: kindLabels.ollama,
  address: usualAddresses.ollama,
  model: '',
  fastModel: '',
  thoroughModel: '',
}

/**
 * The dialog that adds or changes an endpoint. Its key is sealed when it is saved, and never shown
 * again.
 */
export function EndpointDialog({ endpoint, open, onClose }: EndpointDialogProps) {
  const { kind, name, address, model, fastModel, thoroughModel } = endpoint ?? blank
  const { values, set, errors, error, submit, isPending } = useForm(aiEndpoints.saveEndpoint, {
    initial: { kind, name, address, key: '', forgetsKey: false, model, fastModel, thoroughModel },
    toInput: ({ key, forgetsKey, ...draft }) => ({
      ...draft,
      id: endpoint?.id,
      // An empty field keeps the stored key.
      key: key || (forgetsKey ? '' : undefined),
    }),
    onDone: onClose,
  })
  const formId = useId()

  /** Changes the kind, and with it the name and the address if they are still the defaults. */
  function handleKind(kind: Endpoint['kind']) {
    set('kind')(kind)
    if (values.address === usualAddresses[values.kind]) set('address')(usualAddresses[kind])
    if (values.name === kindLabels[values.kind]) set('name')(kindLabels[kind])
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={endpoint ? `Change ${endpoint.name}` : 'Add an endpoint'}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            Cancel
          </Button>
          <Button variant="primary" type="submit" form={formId} disabled={isPending}>
            Save endpoint
          </Button>
        </>
      }
    >
      <form id={formId} className="dialog-form" noValidate onSubmit={submit}>
        <div className="dialog-form-pair">
          <Field label="Kind">
            <Select options={kindOptions} value={values.kind} onChange={handleKind} />
          </Field>
          <Field label="Name" error={errors.name}>
            <TextInput value={values.name} onChange={set('name')} />
          </Field>
        </div>
        <Field label="Address" error={errors.address} hint={addressHints[values.kind]}>
          <TextInput
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={values.address}
            onChange={set('address')}
          />
        </Field>
        <Field
          label="Key"
          error={errors.key}
          hint={
            endpoint?.hasKey
              ? 'A key is stored. Enter a new one to replace it.'
              : 'Stored encrypted, sent only to this address, and never shown again.'
          }
        >
          <TextInput type="password" autoComplete="off" value={values.key} onChange={set('key')} />
        </Field>
        {endpoint?.hasKey && (
          <Switch
            label="Remove the stored key"
            checked={values.forgetsKey && values.key === ''}
            disabled={values.key !== ''}
            onChange={set('forgetsKey')}
          />
        )}
        <Field
          label="Model"
          error={errors.model}
          hint="The model name used by the endpoint, such as llama3.1 or gpt-4.1-mini."
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={values.model}
            onChange={set('model')}
          />
        </Field>
        <div className="dialog-form-pair">
          <Field
            label="Model for Speed"
            error={errors.fastModel}
            hint="Leave empty to use the model above."
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={values.fastModel}
              onChange={set('fastModel')}
            />
          </Field>
          <Field
            label="Model for Quality"
            error={errors.thoroughModel}
            hint="Leave empty to use the model above."
          >
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={values.thoroughModel}
              onChange={set('thoroughModel')}
            />
          </Field>
        </div>
        <FormError of={error} />
      </form>
    </Dialog>
  )
}

import { useId, useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Dialog } from '#web/ui/overlays/Dialog.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { usualAddresses } from '../ai-plan.ts'
import { aiEndpoints, type Endpoint } from '../contracts/ai-endpoints.ts'
import { addressHints, kindLabels, kindOptions } from './endpoint-words.ts'

interface EndpointDialogProps {
  /** Null for a new one. */
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

/** Adds an endpoint or changes one. Its key is sealed when it is saved, and never shown again. */
export function EndpointDialog({ endpoint, open, onClose }: EndpointDialogProps) {
  const save = useWrite(aiEndpoints.saveEndpoint)
  const formId = useId()
  const [draft, setDraft] = useState({ ...blank, ...endpoint })
  const [key, setKey] = useState('')
  const change = (changes: Partial<typeof draft>) => setDraft({ ...draft, ...changes })

  /** A name and an address that nobody touched go with the kind. */
  function handleKind(kind: Endpoint['kind']) {
    const isUsual = draft.address === usualAddresses[draft.kind]
    const isNamed = draft.name !== kindLabels[draft.kind]
    change({
      kind,
      ...(isUsual ? { address: usualAddresses[kind] } : {}),
      ...(isNamed ? {} : { name: kindLabels[kind] }),
    })
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    const { kind, name, address, model, fastModel, thoroughModel } = draft
    const isSaved = await save
      .mutateAsync({
        ...(endpoint ? { id: endpoint.id } : {}),
        ...(key === '' ? {} : { key }),
        kind,
        name,
        address,
        model,
        fastModel,
        thoroughModel,
      })
      .then(
        () => true,
        () => false,
      )
    if (isSaved) onClose()
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
          <Button variant="primary" type="submit" form={formId} disabled={save.isPending}>
            Save endpoint
          </Button>
        </>
      }
    >
      <form
        id={formId}
        className="dialog-form"
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
      >
        <div className="dialog-form-pair">
          <Field label="Kind">
            <Select
              options={kindOptions}
              value={draft.kind}
              onChange={(kind) => handleKind(kind as Endpoint['kind'])}
            />
          </Field>
          <Field label="Name">
            <TextInput
              value={draft.name}
              onChange={(event) => change({ name: event.target.value })}
            />
          </Field>
        </div>
        <Field label="Address" hint={addressHints[draft.kind]}>
          <TextInput
            inputMode="url"
            autoComplete="off"
            spellCheck={false}
            value={draft.address}
            onChange={(event) => change({ address: event.target.value })}
          />
        </Field>
        <Field
          label="Key"
          hint={
            endpoint?.hasKey
              ? 'A key is stored. Enter a new one to replace it.'
              : 'Stored encrypted, sent only to this address, and never shown again.'
          }
        >
          <TextInput
            type="password"
            autoComplete="off"
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        </Field>
        <Field
          label="Model"
          hint="The model name used by the endpoint, such as llama3.1 or gpt-4.1-mini."
        >
          <TextInput
            autoComplete="off"
            spellCheck={false}
            value={draft.model}
            onChange={(event) => change({ model: event.target.value })}
          />
        </Field>
        <div className="dialog-form-pair">
          <Field label="Model for Speed" hint="Leave empty to use the model above.">
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={draft.fastModel}
              onChange={(event) => change({ fastModel: event.target.value })}
            />
          </Field>
          <Field label="Model for Quality" hint="Leave empty to use the model above.">
            <TextInput
              autoComplete="off"
              spellCheck={false}
              value={draft.thoroughModel}
              onChange={(event) => change({ thoroughModel: event.target.value })}
            />
          </Field>
        </div>
        {save.error && (
          <p className="field-error" role="alert">
            {explain(save.error)}
          </p>
        )}
      </form>
    </Dialog>
  )
}

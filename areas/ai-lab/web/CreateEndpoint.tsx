import { useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { aiLab } from '../contract.ts'
import { endpointModels, instanceTypes, regions } from '../endpoints.ts'

const modelOptions = endpointModels.map((model) => ({ value: model, label: model }))
const regionOptions = regions.map((region) => ({ value: region, label: region }))
const instanceOptions = instanceTypes.map(({ value, label, price }) => ({
  value,
  label: `${label}, ${price}`,
}))

/** What a new endpoint is to be. Nothing is checked, and everything stays as it was typed. */
export function CreateEndpoint() {
  const create = useWrite(aiLab.createEndpoint)
  const [draft, setDraft] = useState({
    name: '',
    model: endpointModels[0] as string,
    instance: instanceTypes[0].value as string,
    region: regions[0] as string,
  })

  function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (!create.isPending) create.mutate(draft)
  }

  return (
    <form className="workspace-form" aria-label="Create Endpoint" onSubmit={handleSubmit}>
      <div className="workspace-pair">
        <Field label="Endpoint name">
          <TextInput
            dir="auto"
            placeholder="Wire Desk, translations"
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field label="Model">
          <Select
            options={modelOptions}
            value={draft.model}
            onChange={(model) => setDraft({ ...draft, model })}
          />
        </Field>
        <Field label="Instance type">
          <Select
            options={instanceOptions}
            value={draft.instance}
            onChange={(instance) => setDraft({ ...draft, instance })}
          />
        </Field>
        <Field label="Region">
          <Select
            options={regionOptions}
            value={draft.region}
            onChange={(region) => setDraft({ ...draft, region })}
          />
        </Field>
      </div>
      <Button type="submit" variant="primary" disabled={create.isPending}>
        {create.isPending ? 'Generating...' : 'Create'}
      </Button>
    </form>
  )
}

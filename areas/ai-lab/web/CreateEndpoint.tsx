import { useState, type FormEvent } from 'react'
import { useWrite } from '#web/asking/api.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select, TextInput } from '#web/ui/controls/Field.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { aiLab, type EndpointChoices } from '../contract.ts'
import { instanceWords } from './words/endpoint-words.ts'

/** The form for a new endpoint. Nothing is checked, and every text is kept as typed. */
export function CreateEndpoint({ choices }: { choices: EndpointChoices }) {
  const { models, instances, regions } = choices
  const create = useWrite(aiLab.createEndpoint)
  const [draft, setDraft] = useState({
    name: '',
    modelId: models[0]?.id ?? '',
    instanceId: instances[0]?.id ?? '',
    region: regions[0] ?? '',
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
            options={models.map(({ id, name }) => ({ value: id, label: name }))}
            value={draft.modelId}
            onChange={(modelId) => setDraft({ ...draft, modelId })}
          />
        </Field>
        <Field label="Instance type">
          <Select
            options={instances.map((each) => ({ value: each.id, label: instanceWords(each) }))}
            value={draft.instanceId}
            onChange={(instanceId) => setDraft({ ...draft, instanceId })}
          />
        </Field>
        <Field label="Region">
          <Select
            options={regions.map((region) => ({ value: region, label: region }))}
            value={draft.region}
            onChange={(region) => setDraft({ ...draft, region })}
          />
        </Field>
      </div>
      {create.error && <p role="alert">{explain(create.error)}</p>}
      <Button type="submit" variant="primary" disabled={create.isPending}>
        {create.isPending ? 'Generating...' : 'Create'}
      </Button>
    </form>
  )
}

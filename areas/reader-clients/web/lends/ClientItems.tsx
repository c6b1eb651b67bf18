import { readerClients, type ItemKind } from '../../contract.ts'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { explain } from '#web/ui/blocks/Trouble.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'

const options: { value: ItemKind; label: string }[] = [
  { value: 'entry', label: 'Each entry of a source' },
  { value: 'article', label: 'One article per event' },
]

/** The choice of the items that a feed reader with this token shows. */
export function ClientItems({ token, name }: { token: string; name: string }) {
  const clients = useRead(readerClients.listClients, {})
  const choose = useWrite(readerClients.chooseItems)
  const client = clients.find((one) => one.token === token)
  if (!client) return null
  return (
    <Field
      label="Shown in feed readers"
      hint={!client.hasFever && 'Too old for the Fever API: create a new token for that.'}
      error={choose.error && explain(choose.error)}
    >
      <Select
        aria-label={`Shown in feed readers by ${name}`}
        options={options}
        value={client.items}
        disabled={choose.isPending}
        onChange={(items) => choose.mutate({ token, items })}
      />
    </Field>
  )
}

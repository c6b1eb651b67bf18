import { useRead } from '#web/asking/api.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { useForm } from '#web/ui/use-form.ts'
import { publications } from '../../contracts/publications.ts'
import { DomainList } from './DomainList.tsx'
import { SiteAddress } from '../sites/SiteAddress.tsx'

/** The address of a site, the name in it, and the domains of the site. */
export function DomainsPart({ site }: { site: string }) {
  const { name, address, whyNoAddress } = useRead(publications.getPublishing, { site })
  return (
    <div className="site-part">
      <Panel title="Address">
        <div className="site-form">
          {address && (
            <p>
              Visitors find the site at <SiteAddress url={address} />.
            </p>
          )}
          {!address && whyNoAddress && <p className="workspace-note">{whyNoAddress}</p>}
          <NameForm key={name} site={site} name={name} />
        </div>
      </Panel>
      <DomainList site={site} />
    </div>
  )
}

function NameForm({ site, name }: { site: string; name: string | null }) {
  const form = useForm(publications.nameSite, {
    initial: { name: name ?? '' },
    toInput: (values) => ({ site, name: values.name.trim().toLowerCase() }),
  })
  return (
    <form className="site-form" noValidate onSubmit={form.submit}>
      <Field
        label="Name in the address"
        error={form.errors.name ?? form.error}
        hint={
          name === null
            ? 'Chosen with the first publication, unless you choose it here.'
            : 'The former name leads to the new one.'
        }
      >
        <TextInput
          value={form.values.name}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={63}
          onChange={form.set('name')}
        />
      </Field>
      <Button type="submit" disabled={form.isPending || form.values.name === (name ?? '')}>
        Save name
      </Button>
    </form>
  )
}

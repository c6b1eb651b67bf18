import { useRead, useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { Empty } from '#web/ui/blocks/Empty.tsx'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { Field, TextInput } from '#web/ui/controls/Field.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { useAttempt } from '#web/ui/use-attempt.ts'
import { useForm } from '#web/ui/use-form.ts'
import { domains, type SiteDomain } from '../../contracts/domains.ts'
import { DOMAINS } from '../../limits.ts'

/**
 * The domains of a site, each with the DNS records that it needs and the result of the last check.
 */
export function DomainList({ site }: { site: string }) {
  const { domains: all } = useRead(domains.listDomains, { site })
  const form = useForm(domains.addDomain, {
    initial: { domain: '' },
    toInput: ({ domain }) => ({ site, domain }),
    onDone: () => form.reset(),
  })
  return (
    <Panel title="Domains" count={all.length}>
      <p className="workspace-note">
        A domain is shown once its TXT record is found. The record is asked for again every{' '}
        {DOMAINS.askedHours} hours: after {DOMAINS.missingDays} days without it, the domain is no
        longer shown. You are notified when it is found missing, and at the end.
      </p>
      {all.length === 0 && <Empty quiet>No domains yet.</Empty>}
      <ul aria-label="Domains">
        {all.map((domain) => (
          <DomainRow key={domain.id} {...{ site, domain }} />
        ))}
      </ul>
      <form className="site-form" noValidate onSubmit={form.submit}>
        <Field label="Domain" error={form.errors.domain ?? form.error}>
          <TextInput
            value={form.values.domain}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={DOMAINS.characters}
            onChange={form.set('domain')}
          />
        </Field>
        <Button type="submit" disabled={form.isPending || form.values.domain === ''}>
          Add domain
        </Button>
      </form>
    </Panel>
  )
}

function DomainRow({ site, domain }: { site: string; domain: SiteDomain }) {
  const { id, domain: name, isVerified, endsAt, records, findings } = domain
  const zone = useZone()
  const check = useWrite(domains.checkDomain)
  const remove = useWrite(domains.removeDomain)
  const attempt = useAttempt()

  function handleRemove() {
    if (window.confirm(`Remove ${name}? Visitors no longer find the site there.`))
      void attempt(remove.mutateAsync({ site, domain: id }))
  }

  return (
    <li className="site-domain">
      <h3>
        <span dir="auto">{name}</span>{' '}
        <Badge tone={isVerified ? (endsAt === null ? 'success' : 'warn') : 'line'}>
          {isVerified ? 'verified' : 'not verified'}
        </Badge>
      </h3>
      {endsAt !== null && (
        <p>
          Its TXT record is missing. Without it, the domain is no longer shown after{' '}
          <time dateTime={endsAt}>{exactTime(new Date(endsAt), zone)}</time>.
        </p>
      )}
      {findings && <p className="meta">{findingWords(domain)}</p>}
      <dl className="site-records">
        {records.map(({ type, name: of, value }) => (
          <div key={type}>
            <dt>
              {type} <code>{of}</code>
            </dt>
            <dd>
              <code>{value}</code>
              <CopyButton label={`Copy the ${type} record of ${name}`} text={value} />
            </dd>
          </div>
        ))}
      </dl>
      <div className="site-choices">
        <Button
          size="s"
          disabled={check.isPending}
          onClick={() => void attempt(check.mutateAsync({ site, domain: id }))}
        >
          {check.isPending ? 'Checking...' : 'Check'}
          <span className="visually-hidden"> {name}</span>
        </Button>
        <Button size="s" onClick={handleRemove}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </div>
    </li>
  )
}

const proofWords = {
  found: 'The TXT record is found.',
  missing: 'The TXT record is missing.',
  other: 'There is another TXT record; it may be an old one.',
  unknown: 'The DNS gave no answer.',
}

function findingWords({ isVerified, findings }: SiteDomain): string {
  if (!findings) return ''
  const { proof, addresses, leadsHere, visited } = findings
  return [
    proofWords[proof],
    addresses.length === 0
      ? 'The domain leads nowhere yet.'
      : `It leads to ${addresses.join(', ')}${leadsHere === false ? ', which is not this server' : ''}.`,
    isVerified &&
      (visited === null ? 'A visit did not reach the site.' : `A visit by ${visited} reached it.`),
  ]
    .filter(Boolean)
    .join(' ')
}

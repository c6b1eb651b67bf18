import { useWrite } from '#web/asking/api.tsx'
import { useZone } from '#web/place/clock.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Field, Select } from '#web/ui/controls/Field.tsx'
import { Switch } from '#web/ui/controls/Switch.tsx'
import { exactTime } from '#web/ui/relative-time.ts'
import { hubShares, type Share } from '../../contracts/share.ts'
import { expiryIn, expiryOptions } from './expiry.ts'
import { ShareAddresses } from './ShareAddresses.tsx'

/** The choice that keeps the current expiry. */
const AS_IT_IS = 'as-it-is'

/** The link to a hub, and its settings. */
export function ShareSettings({ share }: { share: Share }) {
  const { hub, expiresAt, isExpired, isIndexed } = share
  const zone = useZone()
  const save = useWrite(hubShares.saveShare)
  const renew = useWrite(hubShares.renewShare)
  const revoke = useWrite(hubShares.revokeShare)
  const isBusy = save.isPending || renew.isPending || revoke.isPending
  const error = save.error ?? renew.error ?? revoke.error
  const until = expiresAt && exactTime(new Date(expiresAt), zone)
  const current = until === null ? [] : [{ value: AS_IT_IS, label: until }]

  function handleExpiry(value: string) {
    if (value !== AS_IT_IS) save.mutate({ hub, expiresAt: expiryIn(value, Date.now()), isIndexed })
  }

  function handleRenew() {
    if (window.confirm('Make a new link? The one you gave out stops working at once.'))
      renew.mutate({ hub })
  }

  function handleRevoke() {
    if (window.confirm('Stop sharing? The link and its feeds stop working at once.'))
      revoke.mutate({ hub })
  }

  return (
    <>
      <ShareAddresses address={share.address} />
      <Field label="Link expires" error={isExpired ? 'This link has expired.' : null}>
        <Select
          options={[...current, ...expiryOptions]}
          value={until === null ? '' : AS_IT_IS}
          disabled={isBusy}
          onChange={handleExpiry}
        />
      </Field>
      <Switch
        label="Search engines may list it"
        hint="When off, the page asks them not to."
        checked={isIndexed}
        disabled={isBusy || isExpired}
        onChange={(wanted) => save.mutate({ hub, expiresAt, isIndexed: wanted })}
      />
      <FormError of={error} />
      <div className="share-actions">
        <Button disabled={isBusy} onClick={handleRenew}>
          New link
        </Button>
        <Button variant="danger" disabled={isBusy} onClick={handleRevoke}>
          Stop sharing
        </Button>
      </div>
    </>
  )
}

import { PageLink } from '#web/place/page.tsx'
import { reachOf } from './address-reach.ts'
import { publicAddressPage } from '../public-address-page.ts'

interface AddressReachProps {
  address: string
  /** The word for the address after "this", such as "link". */
  of?: string
  /** Called when a link to the settings is followed, to close the surrounding element. */
  onLeave?: () => void
}

const words = { computer: 'this computer', network: 'devices in this network' }

/** Says who can open an address of this server; shows nothing if anyone can. */
export function AddressReach({ address, of = 'link', onLeave }: AddressReachProps) {
  const reach = reachOf(address)
  if (reach === 'anyone') return null
  return (
    <p className="field-hint">
      Only {words[reach]} can open this {of}.{' '}
      <PageLink page={publicAddressPage} onClick={onLeave}>
        Set a public address
      </PageLink>
    </p>
  )
}

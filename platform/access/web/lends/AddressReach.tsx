import { PageLink } from '#web/place/page.tsx'
import { reachOf } from './address-reach.ts'
import { publicAddressPage } from '../public-address-page.ts'

interface AddressReachProps {
  address: string
  /** A noun for the address, after "this". */
  of?: string
  /** Called when the settings open, to close the surrounding element. */
  onLeave?: () => void
}

const words = { computer: 'this computer', network: 'devices in this network' }

/** Says who can open an address of this server, unless everybody with the address can. */
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

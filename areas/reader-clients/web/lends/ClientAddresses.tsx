import { FEVER_NAME, readerClientPaths } from '../../contract.ts'
import { AddressReach } from '#platform/access/web/lends/AddressReach.tsx'
import { useHubOrigin } from '#platform/access/web/lends/use-hub-origin.ts'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'

const interfaces = [
  { name: 'Google Reader API', path: readerClientPaths.greader, user: null },
  { name: 'Fever API', path: readerClientPaths.fever, user: FEVER_NAME },
]

/** The addresses to enter in a feed reader that syncs with this server. */
export function ClientAddresses() {
  const origin = useHubOrigin()
  return (
    <>
      <p className="field-hint">
        In a feed reader that syncs, such as Reeder, NetNewsWire, Read You or newsboat, add an
        account for FreshRSS, the Google Reader API or Fever. The token is the password. To mark and
        star articles there, it has to be one that can read and change.
      </p>
      <ul>
        {interfaces.map(({ name, path, user }) => {
          const address = origin + path
          return (
            <li key={name}>
              <span>
                {name}: <code>{address}</code>,{' '}
                {user === null ? (
                  'any user name'
                ) : (
                  <>
                    user name <code>{user}</code>
                  </>
                )}
              </span>
              <CopyButton label={`Copy the address: ${name}`} text={address} />
            </li>
          )
        })}
      </ul>
      <AddressReach address={origin} of="address" />
    </>
  )
}

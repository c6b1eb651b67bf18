import { useEffect, useRef } from 'react'
import { useRead } from '#web/asking/api.tsx'
import { access } from '../contract.ts'
import { PUBLIC_ADDRESS_ID } from './public-address-page.ts'

/**
 * Shows the public address of this server, and explains how its owner sets one; it cannot be set on
 * this page.
 */
export function PublicAddress() {
  const { address } = useRead(access.getPublicAddress, {})
  const section = useRef<HTMLElement>(null)

  // The browser does not scroll to the section by itself, because it was not drawn yet when the
  // page opened.
  useEffect(() => {
    if (location.hash !== `#${PUBLIC_ADDRESS_ID}`) return
    section.current?.scrollIntoView({ block: 'start' })
    section.current?.focus({ preventScroll: true })
  }, [])

  return (
    <section ref={section} id={PUBLIC_ADDRESS_ID} tabIndex={-1} aria-label="Public address">
      <h3>Public address</h3>
      {address === null ? (
        <p className="field-hint">
          This server has no public address: its links lead to where you opened it. So that others
          can open them, start the server with its address, such as{' '}
          <code>
            SYNTHWIRE_PUBLIC_ADDRESS=
            <wbr />
            https://news.example.org
          </code>
          . “Behind a reverse proxy” in docs/running.md says how others get there.
        </p>
      ) : (
        <p className="field-hint">
          Others open this server at <code>{address}</code>. The server was started with it, as{' '}
          <code>SYNTHWIRE_PUBLIC_ADDRESS</code>.
        </p>
      )}
    </section>
  )
}

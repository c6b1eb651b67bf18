import { buttonClass } from '#web/ui/controls/Button.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'
import { ExternalLink } from '#web/ui/more-icons.ts'
import { useMounted } from '#web/ui/use-mounted.ts'

const feeds = [
  { name: 'RSS', file: 'feed.rss' },
  { name: 'Atom', file: 'feed.atom' },
  { name: 'JSON Feed', file: 'feed.json' },
]

/** Addresses of a shared hub: for people, and for feed readers. */
export function ShareAddresses({ address: path }: { address: string }) {
  // The full address includes the server's, which only the browser knows.
  const isMounted = useMounted()
  const address = isMounted ? new URL(path, location.origin).href : path
  return (
    <>
      <section className="share-address" aria-label="Link">
        <p>
          <code>{address}</code>
          <CopyButton label="Copy the link" text={address} />
        </p>
        <a className={buttonClass()} href={path} target="_blank" rel="noopener noreferrer">
          <ExternalLink />
          View as others see it
        </a>
      </section>
      <section aria-label="Feeds">
        <h3 className="share-head">For feed readers</h3>
        <ul className="share-feeds">
          {feeds.map(({ name, file }) => (
            <li key={file}>
              <a href={`${path}/${file}`} target="_blank" rel="noopener noreferrer">
                {name}
              </a>
              <CopyButton
                label={`Copy the address of the ${name} feed`}
                text={`${address}/${file}`}
              />
            </li>
          ))}
        </ul>
      </section>
    </>
  )
}

import { ownFeedPaths } from '#areas/own-feeds/contract.ts'
import { hubSettings } from '#areas/settings/contract.ts'
import { useRead } from '#web/asking/api.tsx'
import { CopyButton } from '#web/ui/controls/CopyButton.tsx'

/** What another feed reader can subscribe to with a token that was just made. */
export function FeedAddresses({ secret }: { secret: string }) {
  const { opmlAddress } = useRead(hubSettings.getHubAbilities, {})
  const documents = [
    { name: 'Your news as a feed', path: `${ownFeedPaths.articles}.rss` },
    { name: 'What you saved as a feed', path: `${ownFeedPaths.saved}.rss` },
    ...(opmlAddress === null ? [] : [{ name: 'Your sources as an OPML list', path: opmlAddress }]),
  ]
  return (
    <>
      <p className="field-hint">
        In any other feed reader, subscribe with these addresses. Each holds the token, so share
        none.
      </p>
      <ul>
        {documents.map(({ name, path }) => (
          <li key={name}>
            {name}
            <CopyButton
              label={`Copy the address: ${name}`}
              text={new URL(`${path}?token=${secret}`, location.origin).href}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

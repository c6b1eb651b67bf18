import '../Access.css'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import { FeedAddressForm } from '../FeedAddressForm.tsx'
import { PublicAddress } from '../PublicAddress.tsx'
import { SessionList } from '../SessionList.tsx'
import { TokenForm } from '../TokenForm.tsx'
import { TokenList } from '../TokenList.tsx'

/** Who may come in: browsers that signed in, and programs with a token. */
export function AccessPanel() {
  return (
    <Panel title="Access" className="access panel-list" skeleton={<SkeletonLines count={3} />}>
      <SessionList />
      <PublicAddress />
      <section aria-label="API tokens">
        <h3>API tokens</h3>
        <p className="field-hint">
          A token lets another program ask this hub in your name, such as a feed reader, an AI
          assistant or a script of yours.
        </p>
        <TokenList areOfAddresses={false} />
        <TokenForm />
      </section>
      <section aria-label="Addresses of feeds">
        <h3>Addresses of feeds</h3>
        <p className="field-hint">
          Any other feed reader can subscribe to your news by an address. Whoever has it can open
          that feed and nothing else, so share none.
        </p>
        <TokenList areOfAddresses />
        <FeedAddressForm />
      </section>
    </Panel>
  )
}

import '../Access.css'
import type { ReactNode } from 'react'
import { Panel } from '#web/ui/blocks/Panel.tsx'
import { SkeletonLines } from '#web/ui/blocks/Skeleton.tsx'
import type { ApiToken } from '../../contract.ts'
import { PublicAddress } from '../PublicAddress.tsx'
import { SessionList } from '../SessionList.tsx'
import { TokenForm } from '../TokenForm.tsx'
import { TokenList } from '../TokenList.tsx'

interface AccessPanelProps {
  /** Explanations of where a token can be entered, shown next to a new one. */
  tokenUses: ReactNode
  /** Settings that a reader has for a program with a token. */
  choicesFor: (token: ApiToken) => ReactNode
  /** The form that makes an address for one feed. */
  addressForm: ReactNode
}

/**
 * Shows who has access: signed-in browsers, and programs with a token. Other areas supply the parts
 * about their programs.
 */
export function AccessPanel({ tokenUses, choicesFor, addressForm }: AccessPanelProps) {
  return (
    <Panel title="Access" className="access panel-list" skeleton={<SkeletonLines count={3} />}>
      <SessionList />
      <PublicAddress />
      <section aria-label="API tokens">
        <h3>API tokens</h3>
        <p className="field-hint">
          A token lets another program ask this server in your name, such as a feed reader, an AI
          assistant or a script of yours.
        </p>
        <TokenList areOfAddresses={false} choicesFor={choicesFor} />
        <TokenForm uses={tokenUses} />
      </section>
      <section aria-label="Addresses of feeds">
        <h3>Addresses of feeds</h3>
        <p className="field-hint">
          Any other feed reader can subscribe to your news by an address. Whoever has it can open
          that feed and nothing else, so share none.
        </p>
        <TokenList areOfAddresses />
        {addressForm}
      </section>
    </Panel>
  )
}

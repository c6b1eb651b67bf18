import type { ReactNode } from 'react'
import { useRead, useWrite } from '#web/asking/api.tsx'
import { useNow } from '#web/place/clock.tsx'
import { FormError } from '#web/ui/blocks/FormError.tsx'
import { Button } from '#web/ui/controls/Button.tsx'
import { Ago } from '#web/ui/marks/Ago.tsx'
import { Badge } from '#web/ui/marks/Badge.tsx'
import { TimeAgo } from '#web/ui/marks/TimeAgo.tsx'
import { access, type ApiToken } from '../contract.ts'
import { scopeWords } from './token-words.ts'

interface TokenListProps {
  areOfAddresses: boolean
  /** Settings that other areas have for a program with a token. */
  choicesFor?: (token: ApiToken) => ReactNode
}

/** Lists programs with a token, or addresses of feeds, with buttons to remove them. */
export function TokenList({ areOfAddresses, choicesFor }: TokenListProps) {
  const all = useRead(access.listTokens, {})
  const tokens = all.filter(({ isOfAddress }) => isOfAddress === areOfAddresses)
  if (tokens.length === 0) return null
  return (
    <ul>
      {tokens.map((token) => (
        <TokenRow key={token.id} token={token} choices={choicesFor?.(token)} />
      ))}
    </ul>
  )
}

function TokenRow({ token, choices }: { token: ApiToken; choices: ReactNode }) {
  const { id, name, scope, usedAt, expiresAt, isOfAddress, isExposed, isInternal } = token
  const remove = useWrite(access.removeToken)
  const now = useNow().toISOString()
  const isOver = expiresAt !== null && expiresAt <= now
  return (
    <li className="settings-row">
      <div>
        <p dir="auto">
          {name} {isOver && <Badge tone="warn">Expired</Badge>}
        </p>
        <p className="meta">
          {isOfAddress ? 'Opens this feed alone' : scopeWords[scope]}.{' '}
          {usedAt === null ? (
            'Never used'
          ) : (
            <>
              Last used <Ago time={usedAt} inSentence />
            </>
          )}
          {expiresAt === null ? (
            '. Never expires'
          ) : (
            <>
              . {isOver ? 'Expired' : 'Expires'} <TimeAgo time={expiresAt} inSentence />
            </>
          )}
        </p>
        {isExposed && (
          <p className="field-hint">
            <Badge tone="warn">Replace it</Badge> It stands in the address of a feed, and opens all
            that you can read. Create an address for that feed below, give it to your feed reader,
            then remove this token.
          </p>
        )}
        {isInternal ? (
          <p className="field-hint">Only this server asks with it. No other program knows it.</p>
        ) : (
          choices
        )}
        <FormError of={remove.error} />
      </div>
      <Button size="s" disabled={remove.isPending} onClick={() => remove.mutate({ id })}>
        Remove
        <span className="visually-hidden">: {name}</span>
      </Button>
    </li>
  )
}

import type { Api } from '#core/contract.ts'
import { Problem } from '#core/problem.ts'
import type { Kept } from '#server/asking/kept.ts'
import type { Desk } from '#server/tools.ts'
import { hubShares } from '../../contracts/share.ts'
import { readHubs } from '../hubs-of-reader.ts'
import { endShare, keepShare, readShare, renewSecret } from './shares.ts'

/** Sharing of the reader's hubs. */
export function serverHubShares(desk: Desk): Api<typeof hubShares> {
  const told = () => desk.announce({ area: 'hubs/share' })

  async function shareOf(hub: string) {
    const share = await readShare(desk, hub)
    if (share === null) throw notShared()
    return share
  }

  return {
    getShare: ({ hub }) => readShare(desk, hub),

    async saveShare({ hub, expiresAt, isIndexed }) {
      const known = (await readHubs(desk)).find(({ id }) => id === hub)
      if (!known) throw new Problem('not-found', 'That hub is already gone.')
      if (known.isSpecial)
        throw new Problem('invalid', `${known.name} has no articles of yours to share.`)
      if (expiresAt !== null && new Date(expiresAt) <= desk.now()) {
        const message = 'Choose a time in the future.'
        throw new Problem('invalid', message, { fields: { expiresAt: message } })
      }
      await keepShare(desk, hub, { expiresAt, isIndexed })
      await told()
      return shareOf(hub)
    },

    async renewShare({ hub }) {
      if (!(await renewSecret(desk, hub))) throw notShared()
      await told()
      return shareOf(hub)
    },

    async revokeShare({ hub }) {
      if (!(await endShare(desk, hub))) throw notShared()
      await told()
    },
  }
}

function notShared(): Problem {
  return new Problem('not-found', 'That hub is not shared.')
}

export const hubSharesKeeper: Kept = {
  contract: hubShares,
  open: serverHubShares,
  about: {
    getShare: 'How a hub is shared by a link; null while it is not.',
    saveShare: 'Shares a hub by a link that reads without an account, or changes until when.',
    renewShare: 'Gives a shared hub another address, and ends the one before.',
    revokeShare: 'Ends the sharing of a hub at once.',
  } satisfies Record<keyof typeof hubShares, string>,
}

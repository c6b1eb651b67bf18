import type { ServerArea } from '#server/area.ts'
import type { Kept } from '#server/asking/kept.ts'
import { readers } from '../contract.ts'
import { account } from '../contracts/account.ts'
import { identities } from '../contracts/identities.ts'
import { passkeys } from '../contracts/passkeys.ts'
import { serverAccount } from './account-api.ts'
import { readerCommands } from './commands.ts'
import { serverIdentities } from './identities-api.ts'
import { serverPasskeys } from './passkeys-api.ts'
import { serverReaders } from './readers-api.ts'

const readersKeeper: Kept = {
  contract: readers,
  open: serverReaders,
  isForOwner: true,
  about: {
    listReaders: 'Who reads here, since when, and how much each stores; never what they read.',
    listInvitations: 'Invitations that can still be used.',
    listNewcomers: 'Who waits to be let in: a proxy or an identity provider named them.',
    letIn: 'Makes a reader of somebody who waits.',
    refuseNewcomer: 'Refuses somebody who waits; they are told so.',
    invite: 'Makes a link by which one person becomes a reader, and tells it this once.',
    revokeInvitation: 'Takes an invitation back: its link works no more.',
    setRole: 'Makes a reader an owner, or takes that back; there is always one.',
    removeReader: 'Deletes a reader with everything that is theirs.',
  } satisfies Record<keyof typeof readers, string>,
}

const accountKeeper: Kept = {
  contract: account,
  open: serverAccount,
  about: {
    getAccount: 'Your name, your role, and how you come in.',
    saveAccount: 'Changes your name and what you sign in with.',
    changePassword: 'Sets your password, and ends all your other sessions.',
    leave: 'Deletes you from this server, with everything that is yours.',
  } satisfies Record<keyof typeof account, string>,
}

const passkeysKeeper: Kept = {
  contract: passkeys,
  open: serverPasskeys,
  about: {
    listPasskeys:
      'Your passkeys: keys on devices of yours, by which you sign in without a password.',
    offerPasskey: 'What a browser is asked for to make one, and a ticket that comes back with it.',
    addPasskey: 'Keeps the passkey that a browser made.',
    renamePasskey: 'Changes what a passkey is called.',
    removePasskey: 'Removes a passkey; the last way in stays.',
  } satisfies Record<keyof typeof passkeys, string>,
}

const identitiesKeeper: Kept = {
  contract: identities,
  open: serverIdentities,
  about: {
    listIdentities: 'Accounts elsewhere by which you sign in, and who vouches for them.',
    removeIdentity: 'Signs you in by an account no more; the last way in stays.',
  } satisfies Record<keyof typeof identities, string>,
}

/** Readers of the server, with their ways to sign in. */
export const server: ServerArea = {
  keeps: [readersKeeper, accountKeeper, passkeysKeeper, identitiesKeeper],
  commands: readerCommands,
}

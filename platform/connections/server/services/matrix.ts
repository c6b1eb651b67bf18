import * as z from 'zod/mini'
import { line, text } from '#core/words.ts'
import type { GuardedRequest } from '#server/tools.ts'
import { accountAction, actionField, type AccountTools } from '../kinds/account-action.ts'
import { accountField, type AccountKindPart, type OpenAccount } from '../kinds/account-kinds.ts'
import { ActionFailed } from '../kinds/action-failed.ts'
import { askForJson } from '../kinds/ask-service.ts'
import { demandTaken, jsonAs } from '../kinds/read-answer.ts'
import { rootOf } from './root-of.ts'

/**
 * The longest text; a Matrix event has at most 65,536 bytes, including everything around the text.
 */
const TEXT_CHARACTERS = 8000
const ROOM_CHARACTERS = 255

const Input = z.object({
  room: z._default(line(ROOM_CHARACTERS), ''),
  text: text(TEXT_CHARACTERS).check(z.minLength(1, 'Write a message')),
})
const Output = z.object({ eventId: z.string() })

const post = accountAction<z.infer<typeof Input>, z.infer<typeof Output>>({
  id: 'post',
  title: 'Send a message',
  sentence: 'Sends a message to a room that the account has joined.',
  effect: 'keyed',
  fields: [
    actionField({
      name: 'room',
      label: 'Room',
      type: 'text',
      isOptional: true,
      placeholder: '#news:example.org',
      hint: 'Empty for the room of the account.',
    }),
    actionField({ name: 'text', label: 'Message', type: 'lines' }),
  ],
  input: Input,
  output: Output,
  async act(tools, account, { room, text }, { idempotencyKey }) {
    const named = room || account.values['room']
    if (!named)
      throw new ActionFailed('Name a room, or put one into the account.', { isFinal: true })
    const id = await roomId(tools, account, named)
    // The key is the transaction id: if it is known, the server answers with the first event and
    // sends nothing again.
    const path = `/rooms/${encodeURIComponent(id)}/send/m.room.message/${encodeURIComponent(idempotencyKey)}`
    const answer = await ask(tools, account, path, {
      method: 'PUT',
      body: { msgtype: 'm.text', body: text },
    })
    return { eventId: jsonAs(answer, z.object({ event_id: z.string() }), hostOf(account)).event_id }
  },
  told: () => 'The message was sent',
})

/** The id of a room; an alias such as "#news:example.org" is looked up on the server. */
async function roomId(tools: AccountTools, account: OpenAccount, room: string): Promise<string> {
  if (!room.startsWith('#')) return room
  const answer = await ask(tools, account, `/directory/room/${encodeURIComponent(room)}`)
  return jsonAs(answer, z.object({ room_id: z.string() }), hostOf(account)).room_id
}

/** Rooms on a Matrix homeserver, by the client-server API. */
export const matrix: AccountKindPart = {
  id: 'matrix',
  name: 'Matrix',
  sentence: 'Sends messages to rooms that the account has joined.',
  fields: [
    accountField({
      name: 'address',
      label: 'Homeserver',
      type: 'address',
      placeholder: 'https://matrix.example.org',
    }),
    accountField({
      name: 'token',
      label: 'Access token',
      type: 'secret',
      hint: 'Use a separate account for this.',
    }),
    accountField({
      name: 'room',
      label: 'Room',
      type: 'text',
      isOptional: true,
      mostCharacters: ROOM_CHARACTERS,
      placeholder: '#news:example.org',
      hint: 'Where messages go that name no other room.',
    }),
  ],
  actions: [post],
  async check(tools, account) {
    const answer = await ask(tools, account, '/account/whoami')
    return jsonAs(answer, z.object({ user_id: z.string() }), hostOf(account)).user_id
  },
}

async function ask(
  tools: AccountTools,
  account: OpenAccount,
  path: string,
  request: Pick<GuardedRequest, 'method'> & { body?: object } = {},
) {
  const { address, token } = account.values
  const answer = await askForJson(tools, account, `${rootOf(address!)}/_matrix/client/v3${path}`, {
    ...request,
    headers: { authorization: `Bearer ${token}` },
  })
  demandTaken(answer, {
    host: hostOf(account),
    unknown: 'Sign in there again and put the new access token in here.',
    missing: 'Check the room and the address of the homeserver.',
  })
  return answer
}

function hostOf({ values }: OpenAccount): string {
  return new URL(values['address']!).host
}

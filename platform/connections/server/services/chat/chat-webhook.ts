import * as z from 'zod/mini'
import { text } from '#core/words.ts'
import { accountAction, actionField, type AccountTools } from '../../kinds/account-action.ts'
import { accountField, type OpenAccount } from '../../kinds/account-kinds.ts'
import { ActionFailed } from '../../kinds/action-failed.ts'
import { problemOfAddress } from '../../../account-values.ts'

/** The longest message that both Slack and Discord show completely. */
export const MESSAGE_CHARACTERS = 2000

const Input = z.object({
  text: text(MESSAGE_CHARACTERS).check(z.minLength(1, 'Write a message')),
})

/** An action that posts a message by a channel's webhook. */
export function postAction(
  send: (tools: AccountTools, account: OpenAccount, text: string) => Promise<void>,
) {
  return accountAction<z.infer<typeof Input>, object>({
    id: 'post',
    title: 'Post a message',
    sentence: 'Posts a message to the channel of the webhook.',
    effect: 'once',
    fields: [actionField({ name: 'text', label: 'Message', type: 'lines' })],
    input: Input,
    output: z.object({}),
    async act(tools, account, { text }) {
      await send(tools, account, text)
      return {}
    },
    told: () => 'The message was posted',
  })
}

/**
 * A field for the address of a webhook. It is sealed like a password, because anybody who knows it
 * can post.
 */
export const webhookAddress = (placeholder: string) =>
  accountField({
    name: 'webhook',
    label: 'Webhook address',
    type: 'secret',
    mostCharacters: 2000,
    placeholder,
  })

export function webhookOf({ values }: OpenAccount): URL {
  const problem = problemOfAddress(values['webhook']!)
  if (problem !== null)
    throw new ActionFailed(`${problem}. Edit the account and enter it again.`, { isFinal: true })
  return new URL(values['webhook']!)
}

export const gone = 'Make a new webhook for the channel and put its address in here.'

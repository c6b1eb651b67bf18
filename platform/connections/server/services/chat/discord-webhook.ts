import * as z from 'zod/mini'
import type { GuardedResponse } from '#server/tools.ts'
import type { AccountKindPart, OpenAccount } from '../../kinds/account-kinds.ts'
import { ActionFailed } from '../../kinds/action-failed.ts'
import { askForJson } from '../../kinds/ask-service.ts'
import { demandTaken, jsonAs } from '../../kinds/read-answer.ts'
import { gone, postAction, webhookAddress, webhookOf } from './chat-webhook.ts'

/** A channel on Discord, by its webhook. */
export const discordWebhook: AccountKindPart = {
  id: 'discord-webhook',
  name: 'Discord webhook',
  sentence: 'Posts to one channel of Discord.',
  fields: [webhookAddress('https://discord.com/api/webhooks/…')],
  actions: [
    postAction(async (tools, account, text) => {
      const url = webhookOf(account)
      // Makes Discord answer only after the message was posted.
      url.searchParams.set('wait', 'true')
      // Mentions are off, so that names in the news notify nobody.
      const body = { content: text, allowed_mentions: { parse: [] } }
      demand(await askForJson(tools, account, url.href, { method: 'POST', body }), account)
    }),
  ],
  async check(tools, account) {
    const answer = await askForJson(tools, account, webhookOf(account).href)
    demand(answer, account)
    const { name } = jsonAs(answer, z.object({ name: z.string() }), webhookOf(account).host)
    return `The webhook “${name}”`
  },
}

function demand(answer: GuardedResponse, account: OpenAccount): void {
  const { host } = webhookOf(account)
  const { status } = answer
  if (status === 401 || status === 404)
    throw new ActionFailed(`${host} does not know this webhook any more (${status}). ${gone}`, {
      isFinal: true,
      isRefused: true,
    })
  demandTaken(answer, { host, unknown: gone })
}

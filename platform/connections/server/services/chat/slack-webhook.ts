import type { GuardedResponse } from '#server/tools.ts'
import type { AccountTools } from '../../kinds/account-action.ts'
import type { AccountKindPart, OpenAccount } from '../../kinds/account-kinds.ts'
import { ActionFailed } from '../../kinds/action-failed.ts'
import { askForJson } from '../../kinds/ask-service.ts'
import { demandTaken, textOf } from '../../kinds/read-answer.ts'
import { gone, postAction, webhookAddress, webhookOf } from './chat-webhook.ts'

/** A channel of Slack, Mattermost or Rocket.Chat, by an incoming webhook. */
export const slackWebhook: AccountKindPart = {
  id: 'slack-webhook',
  name: 'Slack webhook',
  sentence:
    'Posts to one channel of Slack, or of a program that takes the same webhooks, such as Mattermost.',
  fields: [webhookAddress('https://hooks.slack.com/services/…')],
  actions: [
    postAction(async (tools, account, text) => {
      demand(await ask(tools, account, { text: escaped(text) }), account)
    }),
  ],
  // Checks are rare, because each one sends an empty message that the service has to refuse.
  checkedEveryHours: 24,
  async check(tools, account) {
    const answer = await ask(tools, account, {})
    // A working webhook answers 400 because the text is missing; a removed one answers 403, 404 or
    // 410.
    if (answer.status !== 400) demand(answer, account)
    return `A channel at ${webhookOf(account).host}`
  },
}

async function ask(
  tools: AccountTools,
  account: OpenAccount,
  body: object,
): Promise<GuardedResponse> {
  return askForJson(tools, account, webhookOf(account).href, { method: 'POST', body })
}

function demand(answer: GuardedResponse, account: OpenAccount): void {
  const { host } = webhookOf(account)
  const { status } = answer
  if (status === 403 || status === 404 || status === 410)
    throw new ActionFailed(`${host} does not know this webhook any more (${status}). ${gone}`, {
      isFinal: true,
      isRefused: true,
    })
  demandTaken(answer, { host, unknown: gone })
  // Some programs report a missing text with the status 200.
  if (/^\s*(?:no_text|invalid_payload|no_service|channel_not_found)/.test(textOf(answer.body)))
    throw new ActionFailed(`${host} did not take the message. ${gone}`, { isFinal: true })
}

/** Escapes the characters with which links, mentions and entities begin in Slack. */
function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

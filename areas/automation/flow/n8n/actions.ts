import type { Values } from '../fields/values.ts'
import type { ChatActionName, EngineActionName } from '../engine-actions.ts'
import { fieldName, translate, translateText, type Here } from './expressions.ts'
import { asList, asString, at, oneLine, type Node } from './read-nodes.ts'
import type { Body } from './bodies.ts'

/** Conversions of n8n nodes that reach other servers, to actions of the workflow engine. */
export const actions: Record<string, (node: Node, here: Here) => Body | null> = {
  httpRequest({ settings, version }, here) {
    if (at(settings, 'authentication') !== undefined && at(settings, 'authentication') !== 'none')
      here.mark('Its account is not imported. Choose an account or add a header.')
    const json =
      at(settings, 'jsonBody') ?? at(settings, 'bodyParametersJson') ?? at(settings, 'body')
    const body =
      json === undefined ? pairs(at(settings, 'bodyParameters'), here) : translate(json, here)
    const isForm = /form/.test(asString(at(settings, 'contentType')))
    return act('http', {
      method: asString(at(settings, version < 3 ? 'requestMethod' : 'method')) || 'GET',
      url: text(at(settings, 'url'), here),
      ...filled('query', pairs(at(settings, 'queryParameters'), here)),
      ...filled('headers', pairs(at(settings, 'headerParameters'), here)),
      ...filled(isForm ? 'form' : 'body', body),
    })
  },
  emailSend: ({ settings }, here) =>
    mail(
      at(settings, 'toEmail'),
      settings,
      at(settings, 'text') ?? at(settings, 'html') ?? at(settings, 'message'),
      here,
    ),
  gmail: mailOrNothing,
  microsoftOutlook: mailOrNothing,
  rssFeedRead: ({ settings }, here) => act('read-feed', { url: text(at(settings, 'url'), here) }),
  slack({ settings }, here) {
    const operation = asString(at(settings, 'operation')) || 'post'
    if (operation === 'sendAndWait') return approval(at(settings, 'message'), here)
    if (!/^(post|send)$/.test(operation)) return null
    return toChannel(
      'slack-webhook/post',
      at(settings, 'text'),
      at(settings, 'channelId', 'value') ?? at(settings, 'channel'),
      here,
    )
  },
  discord: ({ settings }, here) =>
    /^$|^(send|sendLegacy)$/.test(asString(at(settings, 'operation')))
      ? toChannel(
          'discord-webhook/post',
          at(settings, 'content') ?? at(settings, 'text'),
          undefined,
          here,
        )
      : null,
  matrix: ({ settings }, here) =>
    toChannel('matrix/post', at(settings, 'text'), at(settings, 'roomId'), here),
  mattermost: () => null,
}

function mailOrNothing({ settings }: Node, here: Here): Body | null {
  const operation = asString(at(settings, 'operation')) || 'send'
  const message = at(settings, 'message') ?? at(settings, 'bodyContent')
  if (operation === 'sendAndWait') return approval(message, here)
  if (operation !== 'send' || !/^(message)?$/.test(asString(at(settings, 'resource')))) return null
  return mail(at(settings, 'sendTo') ?? at(settings, 'toRecipients'), settings, message, here)
}

function mail(to: unknown, settings: unknown, message: unknown, here: Here): Body {
  return act('mail', {
    to: text(to, here),
    subject: text(at(settings, 'subject'), here),
    text: text(message, here),
  })
}

const WEEK_SECONDS = 7 * 86_400

const approval = (question: unknown, here: Here): Body => ({
  do: 'approve',
  question: text(question, here) || 'Go on?',
  withinSeconds: WEEK_SECONDS,
})

/**
 * Builds a step that posts to a channel. Only Matrix takes a room, since a webhook of Slack or
 * Discord belongs to one channel.
 */
function toChannel(action: ChatActionName, message: unknown, channel: unknown, here: Here): Body {
  const kind = action.slice(0, action.search(/[-/]/))
  here.mark(`Choose the ${kind.charAt(0).toUpperCase()}${kind.slice(1)} account.`)
  const room = action === 'matrix/post' ? filled('room', text(channel, here)) : {}
  return act(action, { text: text(message, here), ...room })
}

const act = (action: EngineActionName | ChatActionName, values: Values): Body => ({
  do: 'act',
  action,
  with: values,
})

export const text = (value: unknown, here: Here) =>
  typeof value === 'string'
    ? translateText(value, here)
    : value === undefined || value === null
      ? ''
      : JSON.stringify(value).slice(0, 1000)

const filled = (name: string, value: Values[string]): Values =>
  value === null || value === '' || (typeof value === 'object' && Object.keys(value).length === 0)
    ? {}
    : { [name]: value }

/** Reads lists of names and values, in which n8n keeps headers and parameters. */
function pairs(value: unknown, here: Here): Values {
  return Object.fromEntries(
    asList(at(value, 'parameters')).flatMap((one): [string, Values[string]][] => {
      const name = oneLine(asString(at(one, 'name')))
      return name === '' ? [] : [[fieldName(name), translate(at(one, 'value'), here)]]
    }),
  )
}

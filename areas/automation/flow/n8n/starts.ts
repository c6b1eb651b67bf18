import { FLOW } from '../../limits.ts'
import { isZone } from '../schedules/schedule.ts'
import type { TriggerDraft } from '../triggers.ts'
import { asList, asString, at, oneLine, type Node } from './read-nodes.ts'

export const isStart = ({ kind }: Node) =>
  /trigger$/i.test(kind) || kind === 'webhook' || kind === 'start' || kind === 'emailReadImap'

/** Says if a webhook takes GET requests, which is n8n's default. */
function isByGet(settings: Node['settings']): boolean {
  const method = at(settings, 'httpMethod')
  return method === undefined || [method].flat().includes('GET')
}

/** Converts a start node of n8n to triggers; null if there is no matching kind of trigger. */
export function triggersOf(
  node: Node,
  zone: string,
): { triggers: TriggerDraft[]; marks: string[] } | null {
  const { settings } = node
  const only = (trigger: TriggerDraft, ...marks: string[]) => ({ triggers: [trigger], marks })
  switch (node.kind) {
    case 'manualTrigger':
    case 'start':
      return only({ kind: 'manual' })
    case 'webhook':
      // Callers of an n8n webhook cannot sign; at most they send a secret in a header.
      return only({
        kind: 'webhook',
        proof: 'header',
        ...(isByGet(settings) && { takesGet: true }),
      })
    case 'formTrigger': {
      const fields = asList(at(settings, 'formFields', 'values'))
        .slice(0, FLOW.fields)
        .map(formField)
      return only({ kind: 'form', title: oneLine(asString(at(settings, 'formTitle'))), fields })
    }
    case 'scheduleTrigger':
    case 'cron': {
      const intervals = asList(
        at(settings, 'rule', 'interval') ?? at(settings, 'triggerTimes', 'item'),
      )
      const lines = (intervals.length > 0 ? intervals : [{}]).slice(0, 10).map(cronOf)
      return {
        triggers: lines.map((cron) => ({
          kind: 'schedule',
          cron,
          zone: isZone(zone) ? zone : 'UTC',
        })),
        marks: [],
      }
    }
    case 'executeWorkflowTrigger':
      return only({ kind: 'workflow' })
    case 'errorTrigger':
      return only({ kind: 'failure' })
    case 'emailReadImap':
    case 'gmailTrigger':
    case 'microsoftOutlookTrigger':
      return only({ kind: 'mail' }, 'Create an inbox and forward the mail to it.')
    case 'localFileTrigger':
      return only({ kind: 'file' })
    case 'rssFeedReadTrigger':
      return only(
        { kind: 'happening', name: 'article', when: { match: 'all', rows: [] } },
        `Follow the feed as a source first: ${oneLine(asString(at(settings, 'feedUrl')))}`,
      )
    default:
      return null
  }
}

type FormField = Extract<TriggerDraft, { kind: 'form' }>['fields'][number]

function formField(field: unknown): FormField {
  const types: Record<string, FormField['type']> = {
    textarea: 'long-text',
    number: 'number',
    date: 'date',
    email: 'email',
    dropdown: 'choice',
  }
  const type = types[asString(at(field, 'fieldType'))] ?? 'text'
  const options = asList(at(field, 'fieldOptions', 'values'))
    .slice(0, FLOW.fields)
    .map((one) => oneLine(asString(at(one, 'option'))))
  return {
    name: oneLine(asString(at(field, 'fieldLabel'))) || 'Field',
    type,
    ...(at(field, 'requiredField') !== true && { isOptional: true as const }),
    ...(type === 'choice' && { options }),
  }
}

/** Converts one interval of an n8n schedule to a cron expression. */
function cronOf(interval: unknown): string {
  const number = (name: string, least: number, most: number, otherwise: number) => {
    const given = Number(at(interval, name) ?? otherwise)
    return Number.isInteger(given) && given >= least && given <= most ? given : otherwise
  }
  const minute = number('triggerAtMinute', 0, 59, 0)
  const hour = number('triggerAtHour', 0, 23, 0)
  const every = (name: string, most: number) => {
    const amount = number(name, 1, most, 1)
    return amount === 1 ? '*' : `*/${amount}`
  }
  switch (asString(at(interval, 'field')) || asString(at(interval, 'mode')) || 'days') {
    case 'cronExpression':
    case 'custom': {
      const fields = asString(at(interval, 'expression') ?? at(interval, 'cronExpression'))
        .replace(/^=/, '')
        .trim()
        .split(/\s+/)
      return oneLine(fields.slice(-5).join(' ')) || '0 0 * * *'
    }
    case 'seconds':
      return '* * * * *'
    case 'minutes':
      return `${every('minutesInterval', 59)} * * * *`
    case 'hours':
      return `${minute} ${every('hoursInterval', 23)} * * *`
    case 'weeks': {
      const days = asList(at(interval, 'triggerAtDay')).filter(
        (day) => typeof day === 'number' && day >= 0 && day < 7,
      )
      return `${minute} ${hour} * * ${days.join(',') || '0'}`
    }
    case 'months':
      return `${minute} ${hour} ${number('triggerAtDayOfMonth', 1, 31, 1)} * *`
    default:
      return `${minute} ${hour} ${every('daysInterval', 31)} * *`
  }
}

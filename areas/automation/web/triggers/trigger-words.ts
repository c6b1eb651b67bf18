import type { TriggerDraft } from '../../flow/triggers.ts'

type Kind = TriggerDraft['kind']

/**
 * Kinds of triggers that can be set up here. An imported trigger may have another kind, which it
 * keeps until the reader chooses one of these.
 */
const offeredKinds = [
  'happening',
  'schedule',
  'webhook',
  'form',
  'file',
  'mail',
  'manual',
] as const satisfies readonly Kind[]

/** The kinds to choose from, including the trigger's current kind. */
export function kindsBeside(kind: Kind): readonly Kind[] {
  return offeredKinds.some((one) => one === kind) ? offeredKinds : [...offeredKinds, kind]
}

export const kindWords: Record<Kind, { name: string; about: string }> = {
  happening: {
    name: 'Something happens here',
    about: 'A new article, a finished podcast and the like.',
  },
  schedule: { name: 'Schedule', about: 'At set times.' },
  webhook: { name: 'Webhook', about: 'Another program calls an address.' },
  form: { name: 'Form', about: 'Somebody fills in a page whose address you give them.' },
  file: { name: 'File', about: 'A file is dropped on a page, or put into a folder of the server.' },
  mail: { name: 'Mail', about: 'A message comes to an inbox of yours.' },
  workflow: { name: 'Another workflow', about: 'Another workflow runs this one.' },
  failure: { name: 'Failure', about: 'A run of another workflow fails.' },
  manual: { name: 'By hand', about: 'You press “Run now”.' },
}

/**
 * Says if triggers of this kind receive deliveries from outside, which the trigger's page lists.
 */
export const isFromOutside = (kind: Kind) => /^(webhook|form|file|mail)$/.test(kind)

/** An empty trigger of this kind. */
export function newDraft(kind: Kind, zone: string): TriggerDraft {
  switch (kind) {
    case 'schedule':
      return { kind, cron: '0 7 * * 1-5', zone }
    case 'happening':
      return { kind, name: 'article', when: { match: 'all', rows: [] } }
    case 'form':
      return { kind, title: 'Form', fields: [{ name: 'message', type: 'long-text' }] }
    default:
      return { kind }
  }
}
